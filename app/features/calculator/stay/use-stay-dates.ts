import { useEffect, useRef, useState } from 'react'
import { useCurrency } from '~/ui/money/currency-choice'
import type { CalendarStay } from '../calendar/calendar-stay'
import type { DateStep } from '../calendar/day-view'
import { useNow } from './use-now'

type Days = { checkIn: string | null; checkOut: string | null }

/**
 * The dates of a search, which belong to no rental, as its calendar shows them. `change` calls `onChosen` once both
 * days are chosen or cleared; `setDates` does not.
 */
export function useStayDates<Dates extends Days>(first: Dates, onChosen?: () => void) {
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

  function change(next: Dates) {
    isChanged.current = true
    setDates(next)
  }

  const shown: Omit<CalendarStay, 'choose'> = {
    offer: null,
    byMonth: false,
    currency,
    step,
    setStep,
    now,
    choice: { ...dates, months: null },
  }
  return { dates, setDates, change, shown }
}
