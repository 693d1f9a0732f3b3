import type { Offer } from '~content/offer'
import type { StayDates } from '~content/nights'
import type { Rental } from '~content/rental'
import { addDays } from '~/platform/time/guatemala-day'

/** The nights of a rental that an offer holds, which a new one replaces. */
export type OwnHold = StayDates & { rentalId: string }

/**
 * What an offer holds: an open one all its rentals until its time is over, an accepted one its rental unless others
 * have those nights by now.
 */
export function ownHoldsOf(offer: Offer, now: Date): OwnHold[] {
  const { stage, holdsNights, validUntil, houses, acceptedRental, taken } = offer
  const isHeld = stage === 'open' && holdsNights && new Date(validUntil) > now
  const isAccepted = (id: string) =>
    stage === 'accepted' && id === acceptedRental && !taken.includes(id)
  const { startDate, endDate } = offer
  return houses
    .map(({ rentalId }) => rentalId)
    .filter((id) => isHeld || isAccepted(id))
    .map((rentalId) => ({ rentalId, startDate, endDate }))
}

/** A rental with the blocked nights of others alone: the catalogue does not say whose they are. */
export function freeForUs(rental: Rental, holds: readonly OwnHold[]): Rental {
  const hold = holds.find(({ rentalId }) => rentalId === rental.id)
  if (!hold) return rental
  const lastBefore = addDays(hold.startDate, -1)
  const lockDates = rental.lockDates
    .flatMap(({ startDate, endDate }) => [
      { startDate, endDate: endDate < lastBefore ? endDate : lastBefore },
      { startDate: startDate > hold.endDate ? startDate : hold.endDate, endDate },
    ])
    .filter(({ startDate, endDate }) => startDate <= endDate)
  return { ...rental, lockDates }
}
