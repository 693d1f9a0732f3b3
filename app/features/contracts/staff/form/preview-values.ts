import { contractCurrencies } from '~content/contract-currency'
import { parseDayInput } from '~/platform/time/day-input'
import type { PartialReservation } from '~/features/contracts/text/placeholder-values'
import { addUp, readPriceLines } from '~/features/contracts/price-lines'
import { termsOf } from './extra-terms'

/** What the texts of a half-filled form say so far. */
export function previewValues(texts: Readonly<Record<string, string>>): PartialReservation {
  const number = (name: string) => {
    const text = texts[name]?.trim()
    const value = Number(text)
    return text && Number.isFinite(value) ? value : undefined
  }
  const day = (name: string) => parseDayInput(texts[name]?.trim() ?? '') ?? undefined
  const fullPayment = number('fullPayment')
  const priceLines = readPriceLines(texts.priceLines) ?? []
  return {
    fullName: texts.fullName,
    property: texts.property,
    address: texts.address,
    startDate: day('startDate'),
    endDate: day('endDate'),
    totalGuests: number('totalGuests'),
    stay: number('stay'),
    firstPayment: number('firstPayment'),
    secondPayment: number('secondPayment'),
    downPayment: number('downPayment'),
    fullPayment,
    priceLines: addUp(priceLines, fullPayment) ? priceLines : [],
    currency: contractCurrencies.find((currency) => currency === texts.currency),
    contractDate: day('contractDate'),
    extraTerms: termsOf(texts.extraTerms),
    customData: {
      customDownPayment: number('customDownPayment'),
      downPaymentDays: number('downPaymentDays'),
      damageDeposit: number('damageDeposit'),
      depositReturnDays: number('depositReturnDays'),
      lostFirstDepositDays: number('lostFirstDepositDays'),
      lostFirstDeposit: number('lostFirstDeposit'),
      cancellationCoverExpenses: number('cancellationCoverExpenses'),
      customCheckIn: texts.customCheckIn,
      customCheckOut: texts.customCheckOut,
    },
  }
}
