import { useMemo } from 'react'
import type { PricedRental } from '~/features/pricing/quote-input'
import { dayOfNumber } from '~/platform/time/guatemala-day'
import { withCheckIn } from '../stay/choose-dates'
import type { CalendarStay } from './calendar-stay'
import { dayRulesOf, type DayRules } from './day-rules'
import {
  activeStep,
  chosenDays,
  viewDay,
  type ChosenDays,
  type DateStep,
  type DayView,
} from './day-view'
import { nightRate } from './night-rate'

export type CalendarDays = {
  rules: DayRules
  step: DateStep
  chosen: ChosenDays
  /** Months of a term; null for a stay by the night. */
  term: number | null
  viewOf: (day: number) => DayView
  /** What its night costs; null if no price belongs to a day. */
  rateOf: (day: number) => string | null
  /** Takes a day that can be picked as the next date. Says whether all dates are chosen with it. */
  pick: (day: number) => boolean
}

/** What every rental's calendar has in common: stays of a night and more, from the earliest check-in on. */
const anyRental: PricedRental = { type: 1 }

/** The days of the rental as they stand for the choice that the visitor has made so far. */
export function useCalendarDays(stay: CalendarStay, now: Date): CalendarDays {
  const { offer, byMonth, choice, choose, step: wanted, setStep, currency } = stay
  const rental = offer?.rental ?? anyRental
  const rules = useMemo(() => dayRulesOf(rental, now), [rental, now])
  const chosen = chosenDays(choice, byMonth)
  const step = activeStep(rules, wanted, chosen, byMonth)
  const term = byMonth ? (choice.months ?? 1) : null
  const viewOf = (day: number) => viewDay(day, { rules, step, chosen, term })

  function pick(day: number): boolean {
    const picked = dayOfNumber(day)
    if (step === 'checkOut') {
      choose({ checkIn: choice.checkIn, checkOut: picked })
      setStep('checkIn')
      return true
    }
    choose(withCheckIn(choice, picked))
    setStep(byMonth ? 'checkIn' : 'checkOut')
    return byMonth
  }

  return {
    rules,
    step,
    chosen,
    term,
    viewOf,
    rateOf: (day) => (byMonth || !offer ? null : nightRate(offer, dayOfNumber(day), currency)),
    pick,
  }
}
