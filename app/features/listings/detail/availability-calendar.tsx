import { Calendar, DatesProvider } from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import 'dayjs/locale/es'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/dates/styles.css'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { formatDay } from '~/platform/time/format-day'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { DayRange } from '../listing-detail'
import classes from './availability-calendar.module.css'
import { dayState } from './day-state'

type AvailabilityCalendarProps = {
  lockDates: DayRange[]
  availableAfter: string | null
  locale: Locale
}

const twoMonthsFrom = '(min-width: 640px)'

/** Two months on wide screens, one on phones; today is Guatemala's, whatever the visitor's clock says. */
export function AvailabilityCalendar({
  lockDates,
  availableAfter,
  locale,
}: AvailabilityCalendarProps) {
  const { t } = useTranslation('detail')
  const wide = useMediaQuery(twoMonthsFrom)
  const today = guatemalaToday(new Date())
  const stateOf = (day: string) => dayState(day, { today, lockDates, availableAfter })
  function wordsOf(day: string): string {
    const state = stateOf(day)
    const date = formatDay(day, locale)
    return state === 'past' ? date : `${date}, ${t(state)}`
  }
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: locale === 'es' ? 1 : 0 }}>
      <Calendar
        static
        className={classes.calendar}
        defaultDate={today}
        minDate={today}
        maxLevel="month"
        hideOutsideDates
        numberOfColumns={wide ? 2 : 1}
        ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
        getDayProps={(day) => ({
          className: classes.day,
          'data-state': stateOf(day),
          // The calendar's own label names the day alone and would keep the rest from being read out.
          'aria-label': undefined,
        })}
        renderDay={(day) => <Day day={day} words={wordsOf(day)} />}
      />
    </DatesProvider>
  )
}

function Day({ day, words }: { day: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="visually-hidden">{words}</span>
    </>
  )
}
