import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { localizedText } from '~/features/catalogue/localized-text'
import { pricedRental } from '~/features/pricing/rental/priced-rental'
import type { PricedRental } from '~/features/pricing/quote-input'
import type { StayOffer } from './stay-offer'

/** What a rental's page carries for its calculator. `today` is the day in Guatemala. */
export function toStayOffer(
  catalogue: Catalogue,
  rental: Rental,
  locale: Locale,
  today: string,
): StayOffer {
  const priced = pricedRental(rental, catalogue)
  const forced = [...catalogue.forcedPromotionIds]
  return {
    rental: withoutPast(priced, today),
    forcedPromotionIds: forced.filter((id) => rental.promotionIds.includes(id)),
    currencies: catalogue.currencies,
    feeNames: Object.fromEntries(
      rental.extraFeeIds.flatMap((id) => {
        const fee = catalogue.extraFees.get(id)
        return fee ? [[id, localizedText(fee.name, locale)]] : []
      }),
    ),
    paymentMethods: catalogue.paymentMethods.map(({ id, slug, name, percent, isDefault }) => ({
      id,
      slug,
      name: localizedText(name, locale),
      percent,
      isDefault,
    })),
  }
}

/** Past ranges can change no price and lock no night. */
function withoutPast(rental: PricedRental, today: string): PricedRental {
  const isAhead = ({ endDate }: { endDate: string }) => endDate >= today
  return {
    ...rental,
    aRSpecialPrices: rental.aRSpecialPrices?.filter(isAhead) ?? null,
    promotions: rental.promotions?.filter(isAhead) ?? null,
    lockDates: rental.lockDates?.filter(isAhead) ?? null,
  }
}
