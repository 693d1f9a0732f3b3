import {
  contractCurrencies,
  currencyOfContract,
  type ContractCurrency,
} from '~content/contract-currency'
import { convert, toCents, type MoneyCurrencies } from '~/features/pricing/money/money'
import { amountText } from './amount-text'
import type { EditorValues } from './editor-values'

/** Amounts that come from the template, or from the contract that is copied, whatever the stay costs. */
const amounts = ['damageDeposit', 'cancellationCoverExpenses'] as const

/** The currency in which templates hold their amounts (contracts-and-routes.md §9). */
export const templateCurrency: ContractCurrency = '$'

/** What a contract in the currency `to` begins with: the same amounts, converted where they are in the other one. */
export function amountsInCurrency(
  values: EditorValues,
  to: ContractCurrency,
  currencies: MoneyCurrencies,
): EditorValues {
  const from = contractCurrencies.find((one) => one === values.currency) ?? templateCurrency
  if (from === to) return values
  const factorOf = (one: ContractCurrency) => currencies[currencyOfContract[one]].conversionFactor
  const factor = factorOf(to) / factorOf(from)
  const converted: EditorValues = { ...values, currency: to }
  for (const name of amounts) {
    const amount = values[name] === '' ? NaN : Number(values[name])
    if (Number.isFinite(amount))
      converted[name] = amountText(convert(toCents(amount), factor) / 100)
  }
  return converted
}
