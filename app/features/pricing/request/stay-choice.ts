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

/**
 * Reads a choice from an address; never throws. What cannot be read counts as not chosen. Numbers of guests that cannot
 * be read count as 0, so that each check answers INVALID_GUESTS instead of pricing a wrong number.
 */
export function readStayChoice(query: URLSearchParams): StayChoice {
  return {
    checkIn: day(query.get('checkIn')),
    checkOut: day(query.get('checkOut')),
    ...guests(query),
    months: months(query.get('months')),
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

/** More than a place has room for are read as they are, so that its check says so. */
function guests(query: URLSearchParams): Pick<StayChoice, 'adult' | 'children'> {
  const adult = query.get('adult') || String(noChoice.adult)
  const children = query.get('children') || String(noChoice.children)
  return [adult, children].every((value) => /^\d{1,9}$/.test(value))
    ? { adult: Number(adult), children: Number(children) }
    : { adult: 0, children: 0 }
}

function months(value: string | null): number | null {
  return value !== null && /^\d{1,2}$/.test(value) ? Number(value) || null : null
}

function isYes(value: string | null): boolean {
  return value === 'true' || value === 'on' || value === '1'
}
