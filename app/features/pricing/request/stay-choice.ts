import { isCalendarDay } from '~/platform/time/guatemala-day'

/** What a visitor has chosen for a stay; the detail page's address carries it (browsing.md §2). */
export type StayChoice = {
  /** `YYYY-MM-DD`, or null while none is chosen. */
  checkIn: string | null
  /** Null for a rental by the month, which ends with its months. */
  checkOut: string | null
  adult: number
  children: number
  /** Months of a rental by the month. */
  months: number | null
  monthlyOffer: boolean
  pet: boolean
  lateCheckIn: boolean
}

export const noChoice: StayChoice = {
  checkIn: null,
  checkOut: null,
  adult: 1,
  children: 0,
  months: null,
  monthlyOffer: false,
  pet: false,
  lateCheckIn: false,
}

const maxGuests = 99

/** Reads a choice from an address. What cannot be read counts as not chosen; never throws. */
export function readStayChoice(query: URLSearchParams): StayChoice {
  return {
    checkIn: day(query.get('checkIn')),
    checkOut: day(query.get('checkOut')),
    adult: whole(query.get('adult'), 1) ?? noChoice.adult,
    children: whole(query.get('children'), 0) ?? noChoice.children,
    months: whole(query.get('months'), 1),
    monthlyOffer: isYes(query.get('monthlyOffer')),
    pet: isYes(query.get('pet')),
    lateCheckIn: isYes(query.get('lateCheckIn')),
  }
}

/** Writes a choice into an address; what was not chosen is taken out, every other parameter stays. */
export function writeStayChoice(query: URLSearchParams, choice: StayChoice): URLSearchParams {
  const written = new URLSearchParams(query)
  for (const [name, value] of Object.entries(choice)) {
    if (value === noChoice[name as keyof StayChoice]) written.delete(name)
    else written.set(name, String(value))
  }
  return written
}

function day(value: string | null): string | null {
  return value !== null && isCalendarDay(value) ? value : null
}

function whole(value: string | null, least: number): number | null {
  if (value === null || !/^\d{1,2}$/.test(value)) return null
  const number = Number(value)
  return number >= least && number <= maxGuests ? number : null
}

function isYes(value: string | null): boolean {
  return value === 'true' || value === 'on' || value === '1'
}
