import type { SectionKey } from '~content/section-key'
import { dates as datesFilter, type StayDates } from '~/features/catalogue/filters/dates'
import { flexibleMonths, lengthsOfStay } from '~/features/catalogue/stay/flexible-dates'
import type { CalendarStay } from '../calendar/calendar-stay'
import type { FlexibleChoice } from './flexible-choice'
import { useStayDates } from './use-stay-dates'

type Offer = { section: SectionKey; earliestCheckIn: string }

/** The dates of a search that may be flexible. Calls `onChosen` once they are complete or cleared. */
export function useFlexibleStay(
  { section, earliestCheckIn }: Offer,
  first: StayDates = datesFilter.unset,
  onChosen?: () => void,
): CalendarStay & { flexible: FlexibleChoice } {
  const { dates, setDates, change, shown } = useStayDates(first, onChosen)
  return {
    ...shown,
    choose: ({ checkIn, checkOut }) =>
      change({ ...datesFilter.unset, flexible: dates.flexible, checkIn, checkOut }),
    flexible: {
      dates,
      lengths: lengthsOfStay(section),
      months: flexibleMonths(earliestCheckIn),
      // Without dates there is nothing to move yet.
      move: (flexible) =>
        dates.checkIn === null ? setDates({ ...dates, flexible }) : change({ ...dates, flexible }),
      ask: (stay, month) => change({ ...datesFilter.unset, stay, month }),
    },
  }
}
