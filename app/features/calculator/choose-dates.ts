import type { StayChoice } from '~/features/pricing/stay-choice'

/** A check-in takes a check-out that is not after it away (browsing.md §4, "Date picking"). */
export function withCheckIn(choice: StayChoice, checkIn: string): StayChoice {
  const { checkOut } = choice
  return { ...choice, checkIn, checkOut: checkOut !== null && checkOut > checkIn ? checkOut : null }
}

/** Clearing either date clears both (browsing.md §4). */
export function withoutDates(choice: StayChoice): StayChoice {
  return { ...choice, checkIn: null, checkOut: null, monthlyOffer: false }
}
