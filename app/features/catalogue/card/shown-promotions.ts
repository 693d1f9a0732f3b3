import type { Rental } from '~content/rental'
import type { Promotion } from '~content/taxonomy'
import { dayNumber } from '~/platform/time/guatemala-day'
import type { RequestedStay } from '../stay/requested-stay'
import type { Lookups } from '../lookups'

/** The percentage that promotions on the forced list always count with (browsing.md §9). */
const forcedPercent = 15

const surcharge = 4

/** Promotions that count for stays of this rental and may be known today, surcharges included, in CMS order. */
export function currentPromotions(rental: Rental, lookups: Lookups, today: string): Promotion[] {
  if (rental.type === 2 || rental.type === 3) return []
  return rental.promotionIds
    .flatMap((id) => lookups.promotions.get(id) ?? [])
    .filter((promotion) => isCurrent(promotion, today))
    .map((promotion) => withForcedPercent(promotion, lookups))
}

/** Those of them that lower the price: only they are shown as promotions. */
export function shownPromotions(rental: Rental, lookups: Lookups, today: string): Promotion[] {
  return currentPromotions(rental, lookups, today).filter(lowersPrice)
}

/** The promotions that a card of a stay, or without one of a night, may show today. */
export function shownPromotionIds(
  lookups: Lookups,
  today: string,
  stay: RequestedStay | null,
): ReadonlySet<string> {
  const current = [...lookups.promotions.values()]
    .filter((promotion) => isCurrent(promotion, today))
    .map((promotion) => withForcedPercent(promotion, lookups))
    .filter(lowersPrice)
  return new Set(promotionsOfStay(current, stay).map(({ id }) => id))
}

/** Those of them that count on a night of the stay; all where there is none. */
export function promotionsOfStay(
  promotions: readonly Promotion[],
  stay: RequestedStay | null,
): readonly Promotion[] {
  if (!stay) return promotions
  const { checkIn, checkOut } = stay
  const nights = dayNumber(checkOut) - dayNumber(checkIn)
  return promotions.filter(
    ({ startDate, endDate, minNight }) =>
      startDate < checkOut && endDate >= checkIn && nights >= (minNight ?? 0),
  )
}

/** The highest percentage, the first listed on a tie; null if nothing is shown. */
export function bestPromotion(promotions: readonly Promotion[]): Promotion | null {
  let best: Promotion | null = null
  for (const promotion of promotions) {
    if (!best || promotion.percentDiscount > best.percentDiscount) best = promotion
  }
  return best
}

function lowersPrice({ type, percentDiscount }: Promotion): boolean {
  return type !== surcharge && percentDiscount > 0
}

function isCurrent(promotion: Promotion, today: string): boolean {
  const shown = promotion.dateShow === null || promotion.dateShow <= today
  return promotion.enabled && shown && promotion.endDate >= today
}

function withForcedPercent(promotion: Promotion, lookups: Lookups): Promotion {
  if (!lookups.forcedPromotionIds.has(promotion.id)) return promotion
  return { ...promotion, percentDiscount: forcedPercent }
}
