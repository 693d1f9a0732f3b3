import type { StayChoice } from '~/features/pricing/request/stay-choice'
import type { CalendarStay } from '../calendar/calendar-stay'
import { useStayDates } from './use-stay-dates'

type Dates = Pick<StayChoice, 'checkIn' | 'checkOut'>

/** The dates of a search, for any rental. `onChosen` hears of them once both are chosen or cleared. */
export function useSearchStay(first: Dates, onChosen?: () => void): CalendarStay {
  const { shown, change } = useStayDates(first, onChosen)
  return { ...shown, choose: ({ checkIn, checkOut }) => change({ checkIn, checkOut }) }
}
