import type { PriceLine, PriceResponse } from '~/features/pricing/price-response'
import type { PricedPromotion } from '~/features/pricing/quote-input'
import { addDays } from '~/platform/time/guatemala-day'
import type { StayOffer } from './stay-offer'

/** What promotions on the forced list count as (browsing.md §9). */
const forcedPercent = 15

/**
 * The names of the promotions that a price counts, by the index of their lines. A price tells them in the
 * order of the CMS, with type, percent and nights of each, which is enough to know them again.
 */
export function namePromotions(price: PriceResponse, offer: StayOffer): Map<number, string> {
  const names = new Map<number, string>()
  const types = price.promotionsDetail.map(({ type }) => type)
  let rest = offer.rental.promotions ?? []
  for (const [index, line] of price.details.entries()) {
    if (line.type !== 'promotion') continue
    const type = types.shift()
    const found = rest.findIndex((promotion) => {
      const percent = percentOf(promotion, offer)
      return promotion.type === type && percent === line.number && spans(promotion, line)
    })
    const name = offer.promotionNames[rest[found]?.id ?? '']
    if (name) names.set(index, name)
    rest = rest.slice(found + 1)
  }
  return names
}

function percentOf({ id, percentDiscount }: PricedPromotion, offer: StayOffer): number {
  return offer.forcedPromotionIds.includes(id) ? forcedPercent : percentDiscount
}

/** A line ends on the day after its last night. */
function spans(promotion: PricedPromotion, { startDate = '', endDate = '' }: PriceLine): boolean {
  return promotion.startDate <= startDate && endDate <= addDays(promotion.endDate, 1)
}
