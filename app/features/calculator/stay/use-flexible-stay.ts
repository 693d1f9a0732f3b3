import { useEffect, useRef, useState } from 'react'
import type { SectionKey } from '~content/section-key'
import { dates as datesFilter, type StayDates } from '~/features/catalogue/filters/dates'
import { flexibleMonths, lengthsOfStay } from '~/features/catalogue/stay/flexible-dates'
import { useCurrency } from '~/ui/money/currency-choice'
import type { CalendarStay } from '../calendar/calendar-stay'
import type { DateStep } from '../calendar/day-view'
import type { FlexibleChoice } from './flexible-choice'
import { useNow } from './use-now'

type Offer = { section: SectionKey; earliestCheckIn: string }

/** The dates of a search that may be flexible. `onChosen` hears of them once they are a stay, or none. */
export function useFlexibleStay(
  { section, earliestCheckIn }: Offer,
  first: StayDates = datesFilter.unset,
  onChosen?: () => void,
): CalendarStay & { flexible: FlexibleChoice } {
  const [dates, setDates] = useState(first)
  const [step, setStep] = useState<DateStep>('checkIn')
  const now = useNow(null)
  const currency = useCurrency()
  const isChanged = useRef(false)

  // A form is read after React has written the dates into it.
  useEffect(() => {
    const isWhole = (dates.checkIn === null) === (dates.checkOut === null)
    if (!isChanged.current || !isWhole) return
    isChanged.current = false
    onChosen?.()
  }, [dates, onChosen])

  function change(next: StayDates) {
    isChanged.current = true
    setDates(next)
  }

  return {
    ...{ offer: null, byMonth: false, currency, step, setStep, now },
    choice: { ...dates, months: null },
    choose: (days) => change({ ...datesFilter.unset, flexible: dates.flexible, ...daysOf(days) }),
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

const daysOf = ({ checkIn, checkOut }: Pick<StayDates, 'checkIn' | 'checkOut'>) => ({
  checkIn,
  checkOut,
})
