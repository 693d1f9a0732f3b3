import type { TFunction } from 'i18next'
import type { PriceLine, PriceResponse } from './price-response'

/** What the lines of extra fees are called. */
export type FeeLabels = {
  /** In the reader's language, by the fee's id. */
  feeNames: Readonly<Record<string, string>>
  /** Ids of the fees that are a percentage: a line of a price does not say so. */
  percentFees: readonly string[]
}

/** The ids of those fees that are a percentage of the price. */
export function percentFeesOf(fees: Iterable<{ id: string; mode: string }>): string[] {
  return [...fees].filter(({ mode }) => mode === 'percent').map(({ id }) => id)
}

export type LabelledLine = { line: PriceLine; label: string }

const promotionWords = {
  1: 'lines.lastMinute',
  2: 'lines.discount',
  3: 'lines.offer',
  4: 'lines.surcharge',
} as const

/** The lines of a price with what each is for, in words: `3 nights at $120`, `Cleaning`. */
export function labelLines(
  { details, promotionsDetail }: Pick<PriceResponse, 'details' | 'promotionsDetail'>,
  fees: FeeLabels,
  t: TFunction<'pricing'>,
): LabelledLine[] {
  // A price names its promotions in the order of their lines.
  const promotions = promotionsDetail.values()
  return details.map((line) => {
    if (line.type === 'extra-fee') return { line, label: feeLabel(line, fees, t) }
    if (line.type === 'weekly') return { line, label: t('lines.weekly', { percent: line.number }) }
    if (line.type === 'promotion') {
      const words = wordsOfPromotion(promotions.next().value?.type, line)
      return { line, label: t(words, { percent: line.number }) }
    }
    const words = line.per === 'month' ? 'lines.month' : 'lines.night'
    return { line, label: t(words, { count: line.number, price: line.priceFormated }) }
  })
}

function wordsOfPromotion(type: number | undefined, { per }: PriceLine) {
  if (type === 1 || type === 2 || type === 3 || type === 4) return promotionWords[type]
  return promotionWords[per === 'surcharge' ? 4 : 2]
}

/** A fee that is charged once, or is free, has its name alone. */
function feeLabel(line: PriceLine, fees: FeeLabels, t: TFunction<'pricing'>): string {
  const { per, number, subTotal, priceFormated: price } = line
  const name = fees.feeNames[per] ?? t('lines.fee')
  if (fees.percentFees.includes(per)) return t('lines.feePercent', { name, percent: number })
  return number === 1 || subTotal === 0 ? name : t('lines.feeUnits', { name, number, price })
}
