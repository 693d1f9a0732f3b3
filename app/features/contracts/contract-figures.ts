import { maxContractNights } from '~content/contract-limits'
import { roundHalfUp, toCents } from '~/features/pricing/money/money'
import { addDays, dayNumber, isCalendarDay } from '~/platform/time/guatemala-day'

/** Days as `YYYY-MM-DD`; amounts in units of the currency. */
export type ContractFigures = {
  startDate?: string
  endDate?: string
  /** Nights. */
  stay?: number
  fullPayment?: number
  /** Percent of the full payment. */
  customDownPayment?: number
  downPayment?: number
  firstPayment?: number
  secondPayment?: number
}

export type FigureName = keyof ContractFigures

const stayNames = ['startDate', 'endDate', 'stay'] as const satisfies FigureName[]
const paymentNames = [
  'fullPayment',
  'customDownPayment',
  'downPayment',
  'firstPayment',
  'secondPayment',
] satisfies FigureName[]

export const figureNames = [...stayNames, ...paymentNames]

/** The figures that follow from each other. */
export const figureGroups: readonly (readonly FigureName[])[] = [stayNames, paymentNames]

/**
 * All figures of a contract that follow from those set by hand, which stay as they are: nights and dates from each
 * other, the down payment as its part of the price, the first payment as the down payment, the second as the rest, the
 * price as the sum of both, the percentage from a down payment. `preset` is the percentage of the template. Amounts
 * are counted in cents, so that the payments add up.
 */
export function deriveFigures(byHand: ContractFigures, preset?: number): ContractFigures {
  return { ...byHand, ...stayOf(byHand), ...paymentsOf(byHand, preset) }
}

function stayOf(figures: ContractFigures): ContractFigures {
  const { start, end, nights, between } = measure(figures)
  if (between !== null && figures.stay === undefined) return between > 0 ? { stay: between } : {}
  if (nights === null || nights < 1 || nights > maxContractNights) return {}
  if (start !== null && figures.endDate === undefined) return { endDate: addDays(start, nights) }
  if (end !== null && figures.startDate === undefined) return { startDate: addDays(end, -nights) }
  return {}
}

function paymentsOf(byHand: ContractFigures, preset: number | undefined): ContractFigures {
  const { full: price, down: part, first, second } = measure(byHand)
  const full = price ?? (first !== null && second !== null ? first + second : null)
  const percent =
    byHand.customDownPayment ?? (full && part !== null ? sharePercent(part, full) : preset)
  const percents = percent === undefined ? {} : { customDownPayment: percent }
  if (full === null) return percents
  const down = part ?? (percent === undefined ? null : partOf(full, percent))
  const begin = first ?? (second === null ? down : rest(full, second))
  const end = second ?? (begin === null ? null : rest(full, begin))
  return {
    ...percents,
    fullPayment: full / 100,
    ...(down !== null && { downPayment: down / 100 }),
    ...(begin !== null && { firstPayment: begin / 100 }),
    ...(end !== null && { secondPayment: end / 100 }),
  }
}

/**
 * The figures of a stored contract that were set by hand: those that do not follow from the others. All
 * the rest is worked out again as it stands there.
 */
export function figuresByHand(stored: ContractFigures): Set<FigureName> {
  const names = figureNames.filter((name) => stored[name] !== undefined)
  const byHand = new Set<FigureName>(names)
  // In this order: a figure follows from the ones that are left.
  const following = ['secondPayment', 'firstPayment', 'downPayment', 'stay'] as const
  for (const name of [...following, 'customDownPayment'] as const) {
    byHand.delete(name)
    const again = deriveFigures(pickFigures(stored, byHand), stored.customDownPayment)
    if (names.some((each) => again[each] !== stored[each])) byHand.add(name)
  }
  return byHand
}

export function pickFigures(figures: ContractFigures, names: Set<FigureName>): ContractFigures {
  return Object.fromEntries(
    Object.entries(figures).filter(([name]) => names.has(name as FigureName)),
  )
}

const rest = (full: number, part: number) => Math.max(full - part, 0)
/** `full` and the result in cents. */
export const partOf = (full: number, percent: number) => roundHalfUp((full * percent) / 100)
/** Percent of `full` that `part` is, with two decimals; both in cents. */
export const sharePercent = (part: number, full: number) =>
  roundHalfUp((part * 10_000) / full) / 100

export type Measured = ReturnType<typeof measure>

/** Figures in the units that are compared: nights and cents; null for what is missing or no such figure. */
export function measure(figures: ContractFigures) {
  const day = (text: string | undefined) => (text && isCalendarDay(text) ? text : null)
  const numberOf = (value: number | undefined) =>
    value !== undefined && Number.isFinite(value) ? value : null
  const cents = (value: number | undefined) => {
    const amount = numberOf(value)
    return amount === null ? null : toCents(amount)
  }
  const start = day(figures.startDate)
  const end = day(figures.endDate)
  return {
    start,
    end,
    between: start !== null && end !== null ? dayNumber(end) - dayNumber(start) : null,
    nights: figures.stay !== undefined && Number.isInteger(figures.stay) ? figures.stay : null,
    percent: numberOf(figures.customDownPayment),
    full: cents(figures.fullPayment),
    down: cents(figures.downPayment),
    first: cents(figures.firstPayment),
    second: cents(figures.secondPayment),
  }
}
