import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchNamespaces } from '~/platform/i18n/preload-namespaces'
import { CalendarLoading } from '~/ui/calendar/calendar-loading'
import { PopoverFrame } from '~/ui/calendar/popover-frame'
import { LazyPart } from '~/ui/layout/lazy-part'
import type { CalendarStay } from './calendar-stay'

const loadCalendarNamespaces = () => fetchNamespaces(['detail', 'inquiry'])

const loadStayCalendar = async () => {
  const [{ StayCalendar }] = await Promise.all([
    import('./stay-calendar'),
    loadCalendarNamespaces(),
  ])
  return StayCalendar
}

const loadSearchCalendar = async () => {
  const [{ SearchCalendar }] = await Promise.all([
    import('./search-calendar'),
    loadCalendarNamespaces(),
  ])
  return SearchCalendar
}

/**
 * Fetches the calendar and its words ahead, when a visitor reaches for a date; not while something is dragged over the
 * field.
 */
export function preloadCalendar({ nativeEvent }: SyntheticEvent): void {
  if (nativeEvent instanceof PointerEvent && nativeEvent.buttons > 0) return
  loadStayCalendar().catch(() => undefined)
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
  return (
    <PopoverFrame id={id} label={t('chooseDates')} isBeside={isBeside}>
      {(close) =>
        stay.flexible ? (
          <LazyPart load={loadSearchCalendar} waiting={<CalendarLoading kind="search" />}>
            {(SearchCalendar) => <SearchCalendar stay={stay} onDone={close} />}
          </LazyPart>
        ) : (
          <LazyPart load={loadStayCalendar} waiting={<CalendarLoading kind="stay" />}>
            {(StayCalendar) => <StayCalendar stay={stay} onDone={close} />}
          </LazyPart>
        )
      }
    </PopoverFrame>
  )
}
