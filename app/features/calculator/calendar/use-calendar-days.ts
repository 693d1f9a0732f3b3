import { useMemo } from 'react'
import { dayOfNumber } from '~/platform/time/guatemala-day'
import { withCheckIn } from '../choose-dates'
import type { Calculator } from '../use-calculator'
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
  /** What its night costs; null where no price belongs to a day. */
  rateOf: (day: number) => string | null
  /** Takes a day that can be picked as the next date. Says whether all dates are chosen with it. */
  pick: (day: number) => boolean
}

/** The days of the rental as they stand for the choice that the visitor has made so far. */
export function useCalendarDays(calculator: Calculator, now: Date): CalendarDays {
  const { offer, kind, choice, change, step: wanted, setStep, currency } = calculator
  const byMonth = kind === 'month'
  const rules = useMemo(() => dayRulesOf(offer.rental, now), [offer.rental, now])
  const chosen = chosenDays(choice, byMonth)
  const step = activeStep(rules, wanted, chosen, byMonth)
  const term = byMonth ? (choice.months ?? 1) : null
  const viewOf = (day: number) => viewDay(day, { rules, step, chosen, term })

  function pick(day: number): boolean {
    const picked = dayOfNumber(day)
    if (step === 'checkOut') {
      change({ ...choice, checkOut: picked })
      setStep('checkIn')
      return true
    }
    const next = withCheckIn(choice, picked)
    change(next)
    setStep(byMonth ? 'checkIn' : 'checkOut')
    return byMonth
  }

  return {
    rules,
    step,
    chosen,
    term,
    viewOf,
    rateOf: (day) => (byMonth ? null : nightRate(offer, dayOfNumber(day), currency)),
    pick,
  }
}
