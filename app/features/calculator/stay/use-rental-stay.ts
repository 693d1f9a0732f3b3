import type { StayChoice } from '~/features/pricing/request/stay-choice'
import type { CalendarStay } from '../calendar/calendar-stay'
import { monthlyTermsOf } from '../price/monthly-terms'
import { useCalculator } from '../panel/use-calculator'
import type { StayOffer } from './stay-offer'

/** The calendar's view of the calculator. Monthly terms are given up with the dates, and by a stay that has none. */
export function useRentalStay(): CalendarStay {
  const { offer, kind, currency, choice, change, step, setStep, now } = useCalculator()
  return {
    offer,
    currency,
    choice,
    step,
    setStep,
    now,
    byMonth: kind === 'month',
    choose: (dates) =>
      change({
        ...choice,
        ...dates,
        monthlyOffer: choice.monthlyOffer && mayHaveMonthlyTerms(offer, dates),
      }),
  }
}

/** A stay whose check-out is still to be chosen may be long enough. */
function mayHaveMonthlyTerms(
  { rental }: StayOffer,
  dates: Pick<StayChoice, 'checkIn' | 'checkOut'>,
): boolean {
  if (dates.checkIn === null) return false
  return dates.checkOut === null || monthlyTermsOf(rental, dates) !== null
}
