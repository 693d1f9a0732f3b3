import type { Rental } from '~content/rental'
import type { ExtraFee, Promotion } from '~content/taxonomy'
import type { PricedFee, PricedPromotion, PricedRental } from '../quote-input'

/** What pricing looks up of what rentals refer to. */
export type PricingLookups = {
  promotions: ReadonlyMap<string, Promotion>
  extraFees: ReadonlyMap<string, ExtraFee>
}

/**
 * What pricing needs of a rental of the catalogue, and nothing else: pages carry it to the browser. Promotions
 * and fees stand in the rental's own order; ids that name nothing are left out.
 */
export function pricedRental(rental: Rental, lookups: PricingLookups): PricedRental {
  return {
    type: rental.type,
    fullHotel: rental.fullHotel,
    basePrice: rental.basePrice,
    minNight: rental.minNight,
    capacityOfPeople: rental.capacityOfPeople,
    weeklyDiscount: rental.weeklyDiscount,
    pricePerMonth: rental.pricePerMonth,
    monthlyRates: rental.monthlyRates,
    minMonths: rental.minMonths,
    salePrice: rental.salePrice,
    availableAfter: rental.availableAfter,
    calendar: rental.calendar,
    typeOfTerms: rental.typeOfTerms,
    aRSpecialPrices: rental.aRSpecialPrices,
    lockDates: rental.lockDates,
    promotions: rental.promotionIds.flatMap((id) => promotionOf(lookups.promotions.get(id))),
    extraFees: rental.extraFeeIds.flatMap((id) => feeOf(lookups.extraFees.get(id))),
  }
}

function promotionOf(promotion: Promotion | undefined): PricedPromotion[] {
  if (!promotion) return []
  const { name: _, ...terms } = promotion
  return [terms]
}

function feeOf(fee: ExtraFee | undefined): PricedFee[] {
  if (!fee) return []
  const { name: _, ...terms } = fee
  return [terms]
}
