import type { StayChoice } from '~/features/pricing/request/stay-choice'

type Dates = Pick<StayChoice, 'checkIn' | 'checkOut'>

/** A check-in takes a check-out that is not after it away (browsing.md §4, "Date picking"). */
export function withCheckIn({ checkOut }: Dates, checkIn: string): Dates {
  return { checkIn, checkOut: checkOut !== null && checkOut > checkIn ? checkOut : null }
}

/** Clearing either date clears both (browsing.md §4). */
export const noDates: Dates = { checkIn: null, checkOut: null }
