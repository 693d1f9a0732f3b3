import { findDayNumber, monthsAfter } from '~/platform/time/guatemala-day'
import type { StayChoice } from '~/features/pricing/request/stay-choice'
import { isFree, type DayRules } from './day-rules'
import { checkInReason, checkOutReason, termStartReason, type DayReason } from './day-state'

export type DateStep = 'checkIn' | 'checkOut'

/** How one day of the calendar stands. */
export type DayView = {
  /** Null if it can be picked. */
  reason: DayReason | null
  /** Its night is blocked. */
  isTaken: boolean
  edge: 'start' | 'end' | null
  /** It lies between the two dates that are chosen. */
  isWithin: boolean
}

/** The dates chosen, as day numbers; the end of a term is the day after its last night. */
export type ChosenDays = { start: number | null; end: number | null }

/** The dates of a stay as day numbers; null for what is not chosen. */
export function chosenDays(
  { checkIn, checkOut, months }: Pick<StayChoice, 'checkIn' | 'checkOut' | 'months'>,
  byMonth: boolean,
): ChosenDays {
  const start = checkIn === null ? null : findDayNumber(checkIn)
  if (!byMonth) return { start, end: checkOut === null ? null : findDayNumber(checkOut) }
  return { start, end: start === null || months === null ? null : monthsAfter(start, months) }
}

/** Which date a day becomes that is picked now: a check-out needs a check-in that can be had. */
export function activeStep(
  rules: DayRules,
  wanted: DateStep,
  { start }: ChosenDays,
  byMonth: boolean,
): DateStep {
  const canEnd = !byMonth && start !== null && checkInReason(rules, start) === null
  return wanted === 'checkOut' && canEnd ? 'checkOut' : 'checkIn'
}

type DayContext = {
  rules: DayRules
  step: DateStep
  chosen: ChosenDays
  /** Months of a term; null for a stay by the night. */
  term: number | null
}

/** How a day looks in the calendar, by its day number. */
export function viewDay(day: number, { rules, step, chosen, term }: DayContext): DayView {
  const { start, end } = chosen
  const edge = day === start ? 'start' : day === end ? 'end' : null
  return {
    reason: reasonOf(),
    isTaken: !isFree(rules, day, day + 1),
    edge,
    isWithin: start !== null && end !== null && start < day && day < end,
  }

  function reasonOf(): DayReason | null {
    if (term !== null) return termStartReason(rules, day, monthsAfter(day, term))
    if (step === 'checkOut' && start !== null) return checkOutReason(rules, start, day)
    return checkInReason(rules, day)
  }
}
