import { toCents } from '~/features/pricing/money'
import { addDays, dayNumber, isCalendarDay } from '~/platform/time/guatemala-day'

/** Days as `YYYY-MM-DD`; amounts in units of the currency. */
export type ContractFigures = {
  startDate?: string
  endDate?: string
  stay?: number
  fullPayment?: number
  downPayment?: number
  firstPayment?: number
  secondPayment?: number
  /** Percent of the full payment. */
  customDownPayment?: number
}

const longestStay = 2000

/**
 * Works out what follows from what is known and leaves what is known as it is: nights and dates from each other,
 * the down payment as its part of the price, the first payment as the down payment, the second as the rest, the
 * price as the sum of both. Amounts are counted in cents, so that the payments add up.
 */
export function workOutFigures(known: ContractFigures): ContractFigures {
  const all = { ...known, ...stayOf(known) }
  const first = cents(known.firstPayment)
  const second = cents(known.secondPayment)
  const full =
    cents(known.fullPayment) ?? (first !== null && second !== null ? first + second : null)
  if (full === null) return all
  const percent = known.customDownPayment
  const down =
    cents(known.downPayment) ?? (percent === undefined ? null : Math.round((full * percent) / 100))
  const begin = first ?? (second !== null ? rest(full, second) : down)
  const end = second ?? (begin !== null ? rest(full, begin) : null)
  return {
    ...all,
    fullPayment: full / 100,
    ...(down !== null && { downPayment: down / 100 }),
    ...(begin !== null && { firstPayment: begin / 100 }),
    ...(end !== null && { secondPayment: end / 100 }),
  }
}

function stayOf({ startDate, endDate, stay }: ContractFigures): Partial<ContractFigures> {
  const start = startDate && isCalendarDay(startDate) ? startDate : null
  const end = endDate && isCalendarDay(endDate) ? endDate : null
  const nights = stay !== undefined && stay > 0 && stay <= longestStay ? Math.trunc(stay) : null
  if (start && end && stay === undefined) {
    const between = dayNumber(end) - dayNumber(start)
    return between > 0 ? { stay: between } : {}
  }
  if (start && !end && nights !== null) return { endDate: addDays(start, nights) }
  if (end && !start && nights !== null) return { startDate: addDays(end, -nights) }
  return {}
}

const rest = (full: number, part: number) => Math.max(full - part, 0)

function cents(amount: number | undefined): number | null {
  return amount === undefined || !Number.isFinite(amount) ? null : toCents(amount)
}
