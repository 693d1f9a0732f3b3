import type { Locale } from '~content/locale'
import type { Offer, OfferedRental } from '~content/offer'
import { acceptedHoldDays, offerStateOf } from '~content/offer-stage'
import type { StayStage } from '~content/stay-stage'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { placeLine } from '~/features/catalogue/places/place-line'
import { rentalPagePath, rentalText } from '~/features/catalogue/rental-page'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { dayNumber, guatemalaToday } from '~/platform/time/guatemala-day'
import { days } from '~/platform/units/duration'
import { lineLabel } from '../price-labels'
import type { ShownRental, ShownOffer } from './shown-offer'
import { timeLeft } from './time-left'

type Reader = {
  locale: Locale
  catalogue: Catalogue | null
  now: Date
  /** Of the stay; null if it is not known. */
  stage: StayStage | null
}

const maxPictures = 3
const signedStages = ['signed', 'confirmed', 'arrived', 'finished', 'reviewed'] as const

/** An offer as its guest may see it: prices as they were offered, pictures and conditions as they are now. */
export function showOffer(offer: Offer, { locale, catalogue, now, stage }: Reader): ShownOffer {
  const { startDate, endDate, validUntil, language } = offer
  const contract = contractAt(stage, guatemalaToday(now) > endDate)
  const houses = offer.houses.map((house) => ({
    ...showRental(house, { locale, catalogue, language }),
    isTaken: offer.taken.includes(house.rentalId),
  }))
  return {
    ...pick(offer),
    locale,
    state: offerStateOf(offer, now),
    contract,
    hold: offer.stage === 'accepted' && contract === null ? holdAt(offer, now) : null,
    nights: dayNumber(endDate) - dayNumber(startDate),
    left: timeLeft(Date.parse(validUntil) - now.getTime()),
    houses,
    accepted: houses.find(({ rentalId }) => rentalId === offer.acceptedRental) ?? null,
  }
}

function contractAt(stage: StayStage | null, isPast: boolean): ShownOffer['contract'] {
  if (stage === 'contractSent') return 'sent'
  if (!signedStages.some((one) => one === stage)) return null
  return isPast ? 'over' : 'signed'
}

function holdAt({ acceptedRental, answeredAt, taken }: Offer, now: Date): ShownOffer['hold'] {
  if (acceptedRental !== null && taken.includes(acceptedRental)) return 'taken'
  const held = now.getTime() - Date.parse(answeredAt ?? '')
  return held >= days(acceptedHoldDays) ? 'over' : 'kept'
}

function pick(offer: Offer) {
  const { reference, guestName, startDate, endDate, adults, children } = offer
  const { currency, message, validUntil, holdsNights } = offer
  return {
    reference,
    guestName,
    startDate,
    endDate,
    adults,
    children,
    currency,
    message,
    validUntil,
    holdsNights,
  }
}

function showRental(
  house: OfferedRental,
  { locale, catalogue, language }: Pick<Reader, 'locale' | 'catalogue'> & Pick<Offer, 'language'>,
): Omit<ShownRental, 'isTaken'> {
  const { rentalId, adjustment, total } = house
  const rental = catalogue?.rentals.get(rentalId)
  const text = rental && rentalText(rental, locale)
  // The frozen name is written in the guest's language.
  const name = locale === language ? house.name : (text?.name ?? house.name)
  const lines = house.lines.map((line) => ({ label: lineLabel(line, locale), cents: line.cents }))
  const priced = { rentalId, name, lines, adjustment, total }
  if (!catalogue || !rental) {
    const nothing = { place: null, facts: null, pictures: [], path: null, cancellation: [] }
    return { ...priced, ...nothing, hours: { from: null, to: null, out: null } }
  }
  return {
    ...priced,
    place: placeLine(catalogue, rental.townId, locale),
    facts: {
      guests: rental.capacityOfPeople,
      bedrooms: rental.noBedroom,
      bathrooms: rental.noBathroom,
    },
    pictures: (text?.gallery ?? []).slice(0, maxPictures).map(({ picture, alt }) => ({
      picture: { hash: picture.hash, width: picture.width, height: picture.height },
      alt,
    })),
    path: rentalPagePath(catalogue, rental, locale, { choice: noChoice, landing: false }),
    hours: {
      from: rental.checkInTimeStart,
      to: rental.checkInTimeEnd,
      out: rental.checkOutTime,
    },
    cancellation: (text?.cancellationPolicy ?? [])
      .map(({ noDays, percentDiscount }) => ({ days: noDays, percent: percentDiscount }))
      .sort((a, b) => b.days - a.days),
  }
}
