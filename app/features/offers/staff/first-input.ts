import type { Offer } from '~content/offer'
import { maxOfferedRentals } from '~content/offer-stage'
import type { Stay } from '~content/stay'
import { isCalendarDay } from '~/platform/time/guatemala-day'
import { emptyRentalInput, type OfferInput, type RentalInput } from './offer-input'
import type { OfferableRental } from './offerable-rentals'

/** All that is known: of the stay, of what its guest asked for, of what was offered before. */
export function inputOf(stay: Stay, rentals: readonly OfferableRental[]): OfferInput {
  const { request } = stay
  const [before] = stay.offers
  const houses = rentalLinesOf(stay, rentals).slice(0, maxOfferedRentals)
  const children = before?.children ?? request?.children ?? 0
  const adults = before?.adults ?? request?.adult ?? Math.max((stay.guests ?? 1) - children, 1)
  return {
    guestName: stay.guestName,
    guestEmail: stay.email ?? '',
    language: stay.language,
    startDate: before?.startDate ?? stay.startDate ?? '',
    endDate: before?.endDate ?? stay.endDate ?? '',
    adults: String(adults),
    children: String(children),
    pet: request?.pet ?? false,
    lateCheckIn: request?.lateCheckIn ?? false,
    monthlyOffer: request?.monthlyOffer ?? false,
    currency: before?.currency ?? request?.currencyCode ?? 'USD',
    validFor: '3',
    validUnit: 'days',
    holdsNights: true,
    message: '',
    houses: houses.map(({ label, rental }) => ({
      ...adjustmentBefore(before, rental.id),
      name: label,
    })),
  }
}

/** What staff added or took off when they offered this rental last, as they would type it. */
function adjustmentBefore(before: Offer | undefined, rentalId: string): RentalInput {
  const house = before?.houses.find((each) => each.rentalId === rentalId)
  if (!house?.adjustment) return emptyRentalInput
  const { reason, percent, cents } = house.adjustment
  return percent === null
    ? { ...emptyRentalInput, reason, amount: String(cents / 100), unit: 'amount' }
    : { ...emptyRentalInput, reason, amount: String(percent), unit: 'percent' }
}

/** What was offered before, else all that the guest asked for. */
function rentalLinesOf(
  { offers: [before], rentalId, request }: Stay,
  rentals: readonly OfferableRental[],
) {
  const isWanted = (rental: OfferableRental['rental']) =>
    before
      ? before.houses.some((house) => house.rentalId === rental.id)
      : rental.id === rentalId || !!request?.otherPlaces.some(({ slug }) => slug === rental.slug)
  const first = before?.houses[0]?.rentalId ?? rentalId
  return rentals
    .filter(({ rental }) => isWanted(rental))
    .toSorted((a, b) => Number(b.rental.id === first) - Number(a.rental.id === first))
}

/** The rental and the dates of the address, as the calendar leads here. */
export function wantedOf(
  { url }: Request,
  rentals: readonly OfferableRental[],
): Partial<OfferInput> {
  const query = new URL(url).searchParams
  const house = rentals.find(({ rental }) => rental.slug === query.get('house'))
  const [startDate = '', endDate = ''] = [query.get('from'), query.get('to')].map((day) =>
    day !== null && isCalendarDay(day) ? day : '',
  )
  return {
    ...(house && { houses: [{ ...emptyRentalInput, name: house.label }] }),
    ...(startDate !== '' && endDate !== '' && { startDate, endDate }),
  }
}
