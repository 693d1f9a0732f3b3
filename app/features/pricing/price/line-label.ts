import type { TFunction } from 'i18next'
import type { PriceLine, PriceResponse } from './price-response'

/** Names of the extra fees in the reader's language, by their ids. */
export type FeeNames = Readonly<Record<string, string>>

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
  feeNames: FeeNames,
  t: TFunction<'pricing'>,
): LabelledLine[] {
  // A price names its promotions in the order of their lines.
  const promotions = promotionsDetail.values()
  return details.map((line) => {
    if (line.type === 'extra-fee') return { line, label: feeLabel(line, feeNames, t) }
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

/** A fee that is a percentage has its own amount for a rate; of one that is free nothing more can be told. */
function feeLabel(line: PriceLine, feeNames: FeeNames, t: TFunction<'pricing'>): string {
  const name = feeNames[line.per] ?? t('lines.fee')
  if (line.number === 1 || line.subTotal === 0) return name
  return line.priceFormated === line.subTotalFormated
    ? t('lines.feePercent', { name, percent: line.number })
    : t('lines.feeUnits', { name, number: line.number, price: line.priceFormated })
}
