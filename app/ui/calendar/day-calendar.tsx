import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { addMonths, dayNumber, dayOfNumber, guatemalaToday } from '~/platform/time/guatemala-day'
import { firstWeekday, monthTitle, spokenDay } from './calendar-dates'
import classes from './day-calendar.module.css'
import { MonthGrid, type DayCell } from './month-grid'
import { MonthTurner } from './month-turner'
import { monthOf, reachFrom, type Reach } from './shown-months'
import { useFocusedDay } from './use-focused-day'

/** So far back goes a calendar in which days that passed can be chosen. */
const yearsBack = 2

export type DayCalendarProps = {
  locale: Locale
  /** The day chosen so far, `YYYY-MM-DD`. */
  day: string | null
  /** The day that has to come first, if one is chosen. */
  after: string | null
  /** Why days up to that one cannot be chosen. */
  notAfter: string
  allowsPast: boolean
  /** For the day of an arrival: the first one that is still possible. */
  earliest?: ((now: Date) => string) | undefined
  onPick: (day: string) => void
}

/** A calendar for one day, which explains the days that cannot be chosen. */
export function DayCalendar(props: DayCalendarProps) {
  const { locale, day, after, notAfter, allowsPast, onPick } = props
  const { t } = useTranslation('calculator')
  const [now] = useState(() => new Date())
  const today = dayNumber(guatemalaToday(now))
  const arrival = props.earliest ? dayNumber(props.earliest(now)) : null
  const chosen = day === null ? null : dayNumber(day)
  const following = after === null ? null : dayNumber(after) + 1
  const latest = Math.max(chosen ?? 0, following ?? 0) || null
  const reach = reachOf(today, latest, allowsPast)
  const focus = useFocusedDay({
    reach,
    start: Math.max(chosen ?? following ?? arrival ?? today, reach.first),
    monthCount: 1,
    firstWeekday: firstWeekday[locale],
    takesFocus: true,
  })
  const [explained, setExplained] = useState<string | null>(null)

  function reasonOf(other: number): string | null {
    if (!allowsPast && other < today) return t('calendar.reasons.past')
    if (arrival !== null && other < arrival) return t('calendar.reasons.cutOff')
    return following !== null && other < following ? notAfter : null
  }

  function cellOf(other: number): DayCell {
    const reason = reasonOf(other)
    return {
      label: [spokenDay(other, locale), reason].filter(Boolean).join('. '),
      content: Number(dayOfNumber(other).slice(8)),
      isBlocked: reason !== null,
      isChosen: other === chosen,
      button: {
        className: classes.day,
        onClick: () => (reason === null ? onPick(dayOfNumber(other)) : setExplained(reason)),
        onFocus: () => {
          focus.setFocused(other)
          setExplained(reason)
        },
      },
    }
  }

  return (
    <div className={classes.calendar}>
      <MonthTurner
        locale={locale}
        firstMonth={focus.firstMonth}
        monthCount={1}
        reach={reach}
        onTurn={focus.setFirstMonth}
      >
        <p className={classes.title} aria-hidden="true">
          {monthTitle(focus.firstMonth, locale)}
        </p>
      </MonthTurner>
      <div
        ref={focus.grid}
        role="group"
        aria-label={t('calendar.title')}
        onKeyDown={focus.onKeyDown}
      >
        <MonthGrid
          month={focus.firstMonth}
          locale={locale}
          tabDay={focus.tabDay}
          cellOf={cellOf}
          hidesTitle
        />
      </div>
      <p role="status" className={classes.explained}>
        {explained}
      </p>
    </div>
  )
}

function reachOf(today: number, chosen: number | null, allowsPast: boolean): Reach {
  const ahead = reachFrom(today, chosen)
  if (!allowsPast) return ahead
  const earliest = Math.min(chosen ?? today, today)
  return { ...ahead, first: dayNumber(addMonths(monthOf(earliest), -12 * yearsBack)) }
}
