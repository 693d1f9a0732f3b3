import { forEachCurrency, type Amounts } from '~content/currency-code'
import type { Rental } from '~content/rental'
import type { ExtraFee } from '~content/taxonomy'
import { mandatoryFees } from '~/features/pricing/lines/fee-lines'
import { convert, formatMoney, toCents, type MoneyCurrencies } from '~/features/pricing/money/money'
import type { Lookups } from '../lookups'
import type { AddedFees } from './listing-card'

export type FeeLookups = Pick<Lookups, 'extraFees'> & { currencies: MoneyCurrencies }

/** The fees that every stay in a rental pays on top, even that of one guest; null if there are none. */
export function addedFees(
  { extraFeeIds }: Pick<Rental, 'extraFeeIds'>,
  by: 'night' | 'month',
  { currencies, extraFees }: FeeLookups,
): AddedFees | null {
  const known = extraFeeIds.flatMap((id) => extraFees.get(id) ?? [])
  const fees = mandatoryFees(known, by, 1)
  if (fees.length === 0) return null
  const once = fees.filter(({ mode }) => mode === 'stay')
  const hasMore = once.length < fees.length
  if (once.length === 0) return { isCleaning: false, hasMore }
  const isCleaning = once.every(({ kind }) => kind === 'cleaning')
  return { once: sumOf(once, currencies), isCleaning, hasMore }
}

/** Each fee is converted by itself, as `quote` does it. */
function sumOf(fees: readonly Pick<ExtraFee, 'amount'>[], currencies: MoneyCurrencies): Amounts {
  return forEachCurrency((code) => {
    const { conversionFactor, symbol } = currencies[code]
    const cents = fees.map(({ amount }) => convert(toCents(amount), conversionFactor))
    return formatMoney(
      cents.reduce((sum, each) => sum + each, 0),
      symbol,
    )
  })
}
