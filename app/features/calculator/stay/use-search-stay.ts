import { useEffect, useRef, useState } from 'react'
import type { StayChoice } from '~/features/pricing/request/stay-choice'
import { useCurrency } from '~/ui/money/currency-choice'
import type { CalendarStay } from '../calendar/calendar-stay'
import type { DateStep } from '../calendar/day-view'
import { useNow } from './use-now'

type Dates = Pick<StayChoice, 'checkIn' | 'checkOut'>

/** The dates of a search, for any rental. `onChosen` hears of them once both are chosen or cleared. */
export function useSearchStay(first: Dates, onChosen?: () => void): CalendarStay {
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

  return {
    ...{ offer: null, byMonth: false, currency, step, setStep, now },
    choice: { ...dates, months: null },
    choose({ checkIn, checkOut }) {
      isChanged.current = true
      setDates({ checkIn, checkOut })
    },
  }
}
