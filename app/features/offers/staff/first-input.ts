import type { Offer } from '~content/offer'
import { maxOfferedRentals } from '~content/offer-stage'
import type { Stay } from '~content/stay'
import { isCalendarDay } from '~/platform/time/guatemala-day'
import { emptyRentalInput, type OfferInput, type RentalInput } from './offer-input'
import type { OfferableRental } from './offerable-rentals'

/**
 * Prefills an offer from the stay, the guest's request and the last offer. Rental, dates and guests that staff set
 * after the last offer win.
 */
export function inputOf(stay: Stay, rentals: readonly OfferableRental[]): OfferInput {
  const { request } = stay
  const [before] = stay.offers
  const houses = rentalLinesOf(stay, rentals).slice(0, maxOfferedRentals)
  const dated = isSetAfter(stay, before) && stay.startDate ? stay : (before ?? stay)
  return {
    guestName: stay.guestName,
    guestEmail: stay.email ?? '',
    language: stay.language,
    startDate: dated.startDate ?? '',
    endDate: dated.endDate ?? '',
    ...peopleOf(stay),
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

/** Whether staff set rental, dates and guests after an offer was made. */
function isSetAfter({ events }: Stay, offer: Offer | undefined): boolean {
  return !!offer && events.some(({ kind, at }) => kind === 'facts' && at > offer.madeAt)
}

/** Children of the last offer or of the request, but at least one guest is an adult. */
function peopleOf(stay: Stay): Pick<OfferInput, 'adults' | 'children'> {
  const { offers, request } = stay
  const [before] = offers
  const adults = before?.adults ?? request?.adult ?? 1
  const children = before?.children ?? request?.children ?? 0
  const guests = before && !isSetAfter(stay, before) ? null : stay.guests
  if (guests === null) return { adults: String(adults), children: String(children) }
  const fitting = Math.min(children, guests - 1)
  return { adults: String(guests - fitting), children: String(fitting) }
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

/**
 * The rentals of the last offer, the one that staff set since then first; only that one if it was not offered. Without
 * an offer, the rentals that the guest asked for.
 */
function rentalLinesOf(stay: Stay, rentals: readonly OfferableRental[]) {
  const {
    offers: [before],
    rentalId,
    request,
  } = stay
  const offered = before?.houses.map((house) => house.rentalId)
  const chosen = isSetAfter(stay, before) ? rentalId : null
  const isWanted = ({ id, slug }: OfferableRental['rental']) => {
    if (!offered)
      return id === rentalId || !!request?.otherPlaces.some((each) => each.slug === slug)
    return chosen && !offered.includes(chosen) ? id === chosen : offered.includes(id)
  }
  const first = chosen ?? offered?.[0] ?? rentalId
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
