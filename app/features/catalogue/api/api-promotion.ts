import type { Locale } from '~content/locale'
import type { Promotion } from '~content/taxonomy'
import { localizedText } from '../localized-text'

/** A promotion under the customer's names (browsing.md §3, "Price response"). */
export function apiPromotion(promotion: Promotion, locale: Locale) {
  const { id, type, offerType, percentDiscount, dateShow, startDate, endDate, minDays, minNight } =
    promotion
  return {
    promotion: {
      _id: id,
      name: localizedText(promotion.name, locale),
      type,
      offerType,
      percentDiscount,
      dateShow,
      startDate,
      endDate,
      minDays,
      minNight,
    },
  }
}
