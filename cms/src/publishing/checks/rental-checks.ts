import { translate } from '../../labels/translate'

/** The fields of a rental's draft that the checks read. */
export type RentalDraft = {
  type: string | null
  basePrice: number | null
  pricePerMonth: number | null
  salePrice: number | null
  latitude: number | null
  length: number | null
  capacityOfPeople: number | null
  noBedroom: number | null
  town: unknown
  gallery: { picture?: unknown; alt?: string | null }[]
  bedrooms: unknown[]
  amenities: unknown[]
  cancellationPolicy: unknown[]
  lockDates: Range[]
  aRSpecialPrices: Range[]
}

type Range = { startDate: string | null; endDate: string | null }

/** Faults of a rental that the site could not show correctly. */
export function rentalFaults(rental: RentalDraft): string[] {
  const faults: string[] = []
  if (!rental.town) {
    faults.push(translate('Choose the town: it says under which address the rental stands.'))
  }
  if (rental.lockDates.some(isReversed)) {
    faults.push(translate('A blocked period ends before it begins.'))
  }
  if (rental.aRSpecialPrices.some(isReversed)) {
    faults.push(translate('A special price ends before it begins.'))
  }
  return faults
}

/** Warnings about what a rental lacks; it can still be published. */
export function rentalWarnings(rental: RentalDraft): string[] {
  const warnings: string[] = []
  const pictures = rental.gallery.filter(({ picture }) => picture).length
  if (pictures === 0) warnings.push(translate('There are no pictures: cards show the fallback.'))
  else if (pictures < 5) {
    warnings.push(translate('Fewer than five pictures: the mosaic stays small.'))
  }
  const price = priceWarning(rental)
  if (price) warnings.push(price)
  if (rental.latitude === null || rental.length === null) {
    warnings.push(translate('No coordinates: the map shows the whole country.'))
  }
  if (rental.amenities.length === 0) warnings.push(translate('No amenities are chosen.'))
  if (rental.type !== 'house_for_sale') {
    if (rental.bedrooms.length !== rental.noBedroom) {
      warnings.push(
        translate('The sleeping arrangements do not have as many bedrooms as the rental.'),
      )
    }
    if (!rental.capacityOfPeople) warnings.push(translate('The number of guests is 0.'))
    if (rental.cancellationPolicy.length === 0) {
      warnings.push(translate('No cancellation tiers: guests read "No policies available".'))
    }
  }
  return warnings
}

function priceWarning({ type, basePrice, pricePerMonth, salePrice }: RentalDraft): string | null {
  if (type === 'long_term_rental')
    return pricePerMonth === null ? translate('No price a month.') : null
  if (type === 'house_for_sale') {
    return salePrice === null ? translate('No sale price; enter 0 for "ask for a quote".') : null
  }
  return basePrice === null ? translate('No nightly price: guests have to ask.') : null
}

function isReversed({ startDate, endDate }: Range): boolean {
  return startDate !== null && endDate !== null && endDate < startDate
}
