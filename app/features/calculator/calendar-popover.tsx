import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './calendar-popover.module.css'
import { calendarId } from './element-ids'
import { usePopoverOpen } from './use-popover-open'

const loadCalendar = () => import('./calendar/stay-calendar')

const StayCalendar = lazy(async () => ({ default: (await loadCalendar()).StayCalendar }))

/** Fetches the calendar ahead, when a visitor reaches for a date. */
export function preloadCalendar(): void {
  void loadCalendar()
}

/** The calendar beside its date fields, on phones a sheet; it closes when all dates are chosen. */
export function CalendarPopover() {
  const { t } = useTranslation('calculator')
  const ref = useRef<HTMLDivElement>(null)
  const isOpen = usePopoverOpen(ref)
  const close = () => ref.current?.hidePopover()
  return (
    <div
      ref={ref}
      id={calendarId}
      popover="auto"
      role="dialog"
      aria-label={t('chooseDates')}
      className={classes.popover}
    >
      {isOpen && (
        <Suspense fallback={<div className={classes.loading} />}>
          <StayCalendar onDone={close} />
        </Suspense>
      )}
    </div>
  )
}
