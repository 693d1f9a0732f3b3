import { lazy, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { preloadWords } from '~/platform/i18n/preload-words'
import { PopoverFrame } from '~/ui/calendar/popover-frame'
import type { CalendarStay } from './calendar-stay'

const loadCalendar = () => import('./stay-calendar')

const StayCalendar = lazy(async () => ({ default: (await loadCalendar()).StayCalendar }))
const SearchCalendar = lazy(async () => ({
  default: (await import('./search-calendar')).SearchCalendar,
}))

/** Fetches the calendar and its words ahead, when a visitor reaches for a date; not while something is dragged over the field. */
export function preloadCalendar({ nativeEvent }: SyntheticEvent): void {
  if (nativeEvent instanceof PointerEvent && nativeEvent.buttons > 0) return
  loadCalendar().catch(() => undefined)
  preloadWords(['detail', 'inquiry'])
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
  const Calendar = stay.flexible ? SearchCalendar : StayCalendar
  return (
    <PopoverFrame id={id} label={t('chooseDates')} isBeside={isBeside}>
      {(close) => <Calendar stay={stay} onDone={close} />}
    </PopoverFrame>
  )
}
