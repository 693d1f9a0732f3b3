import { dayOfNumber } from '../../../platform/time/guatemala-day.ts'
import type { NightRange, RangeReader } from './night-range.ts'
import { amountOf, isEmpty, recordsOf } from '../request/unvalidated.ts'

/** A promotion that counts for a stay, with the nights of the stay that it covers. */
export type EligiblePromotion = {
  /** 1 last minute, 2 discount, 3 offer, 4 surcharge. */
  type: 1 | 2 | 3 | 4
  percent: number
  range: NightRange
}

/** What promotions on the forced list count as (browsing.md §9). */
const forcedPercent = 15

type Terms = {
  promotions: unknown
  forcedPromotionIds: unknown
  /** Day number in Guatemala. */
  today: number
  /** Nights of the stay. */
  nights: number
}

/** The promotions that count for a stay, in CMS order (pricing.md, "Lines" 3). */
export function eligiblePromotions(terms: Terms, rangeOf: RangeReader): EligiblePromotion[] {
  const { promotions, forcedPromotionIds, today, nights } = terms
  const todayText = dayOfNumber(today)
  return recordsOf(promotions).flatMap((promotion) => {
    const { id, type, enabled, dateShow, minNight, percentDiscount } = promotion
    if (type !== 1 && type !== 2 && type !== 3 && type !== 4) return []
    if (enabled === false || !isShown(dateShow, todayText)) return []
    if (nights < amountOf(minNight)) return []
    const range = rangeOf(promotion)
    if (!range) return []
    const isForced = Array.isArray(forcedPromotionIds) && forcedPromotionIds.includes(id)
    return [{ type, percent: isForced ? forcedPercent : amountOf(percentDiscount), range }]
  })
}

/** Texts of days sort like days. */
function isShown(dateShow: unknown, today: string): boolean {
  return isEmpty(dateShow) || (typeof dateShow === 'string' && dateShow <= today)
}
