import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarLoading } from '~/ui/calendar/calendar-loading'
import { PopoverFrame } from '~/ui/calendar/popover-frame'
import { LazyPart } from '~/ui/layout/lazy-part'

const loadCalendar = async () => (await import('~/ui/calendar/day-calendar')).DayCalendar

const preload = () => void loadCalendar().catch(() => undefined)

/** Loads the calendar as soon as the pointer or the focus is on what opens it. */
export const loadsCalendar = {
  onPointerEnter: preload,
  onFocus: preload,
}

type DayPopoverProps = {
  /** What opens it names this id as its `popovertarget`. */
  id: string
  label: string
  /** Read when it opens: the day that the field has, `YYYY-MM-DD`. */
  readDay: () => string | null
  /** Likewise the day that has to come before. */
  readDayBefore?: (() => string | null) | undefined
  allowsPast: boolean
  /** For the day of an arrival: the first one that is still possible. */
  earliest?: ((now: Date) => string) | undefined
  onPick: (day: string, close: () => void) => void
  /** Below the calendar. */
  children?: (close: () => void) => ReactNode
}

/** The calendar of a field for one day. */
export function DayPopover(props: DayPopoverProps) {
  const { id, label, readDay, readDayBefore, allowsPast, earliest, onPick, children } = props
  const { t, i18n } = useTranslation('forms')
  return (
    <PopoverFrame id={id} label={t('openCalendar', { what: label })} isNarrow>
      {(close) => (
        <>
          <LazyPart load={loadCalendar} waiting={<CalendarLoading kind="day" />}>
            {(DayCalendar) => (
              <DayCalendar
                locale={i18n.language === 'es' ? 'es' : 'en'}
                day={readDay()}
                after={readDayBefore?.() ?? null}
                notAfter={t('messages.endBeforeStart')}
                allowsPast={allowsPast}
                earliest={earliest}
                onPick={(day) => onPick(day, close)}
              />
            )}
          </LazyPart>
          {children?.(close)}
        </>
      )}
    </PopoverFrame>
  )
}
