import type { CalendarStay } from '../calendar/calendar-stay'
import { useCalculator } from '../panel/use-calculator'

/** The calendar's view of the calculator. Without dates nothing is left to ask monthly terms for. */
export function useRentalStay(): CalendarStay {
  const { offer, kind, currency, choice, change, step, setStep, now } = useCalculator()
  return {
    ...{ offer, currency, choice, step, setStep, now },
    byMonth: kind === 'month',
    choose: (dates) =>
      change({
        ...choice,
        ...dates,
        monthlyOffer: dates.checkIn !== null && choice.monthlyOffer,
      }),
  }
}
