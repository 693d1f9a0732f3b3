import { lazy, Suspense, useRef, useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarStay } from './calendar-stay'
import classes from './calendar-popover.module.css'

const loadCalendar = () => import('./stay-calendar')

const StayCalendar = lazy(async () => ({ default: (await loadCalendar()).StayCalendar }))
const SearchCalendar = lazy(async () => ({
  default: (await import('./search-calendar')).SearchCalendar,
}))

/** Fetches the calendar ahead, when a visitor reaches for a date. */
export function preloadCalendar(): void {
  void loadCalendar()
}

type CalendarPopoverProps = {
  id: string
  stay: CalendarStay
  /** Beside the calculator, else below the button that opens it; on phones a sheet. */
  isBeside?: boolean
}

/** The calendar of a page's date fields; it closes when all dates are chosen. */
export function CalendarPopover({ id, stay, isBeside = false }: CalendarPopoverProps) {
  const { t } = useTranslation('calculator')
  const ref = useRef<HTMLDivElement>(null)
  const isOpen = usePopoverOpen(ref)
  const close = () => ref.current?.hidePopover()
  const Calendar = stay.flexible ? SearchCalendar : StayCalendar
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={t('chooseDates')}
      className={`panel ${classes.popover}`}
      data-beside={isBeside || undefined}
    >
      {isOpen && (
        <Suspense fallback={<div className={classes.loading} />}>
          <Calendar stay={stay} onDone={close} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether a native popover is open, which React does not tell. */
function usePopoverOpen(ref: RefObject<HTMLElement>): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const popover = ref.current
    if (!popover) return
    const follow = () => setOpen(popover.matches(':popover-open'))
    // It may have been opened before the page was hydrated.
    follow()
    popover.addEventListener('toggle', follow)
    return () => popover.removeEventListener('toggle', follow)
  }, [ref])
  return isOpen
}
