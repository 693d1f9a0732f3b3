import { useMediaQuery } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { firstWeekday, spokenDay } from '~/ui/calendar/calendar-dates'
import { MonthGrid, type DayCell } from '~/ui/calendar/month-grid'
import { monthsFrom, reachFrom, type Reach } from '~/ui/calendar/shown-months'
import { useFocusedDay } from '~/ui/calendar/use-focused-day'
import { noDates } from '../stay/choose-dates'
import type { CalendarStay } from './calendar-stay'
import { CalendarFoot } from './calendar-foot'
import { CalendarHead } from './calendar-head'
import { explainDay, minimumStayWords } from './day-words'
import { stayDay } from './stay-day'
import classes from './stay-calendar.module.css'
import { useCalendarDays, type CalendarDays } from './use-calendar-days'

const twoMonthsFrom = '(min-width: 640px)'

type StayCalendarProps = {
  stay: CalendarStay
  /** Closes the calendar where it was opened; one that is part of the page has nothing to close. */
  onDone?: () => void
  /** In the calendar's foot. */
  children?: ReactNode
}

/** The calendar that explains itself; nothing of it is drawn before React has hydrated the page. */
export function StayCalendar(props: StayCalendarProps) {
  const { now } = props.stay
  return now && <Months {...props} now={now} />
}

type MonthsProps = StayCalendarProps & { now: Date }

function Months({ stay, now, onDone, children }: MonthsProps) {
  const { t } = useTranslation(['calculator', 'detail'])
  const { locale } = useSite()
  const isWide = useMediaQuery(twoMonthsFrom, false, { getInitialValueInEffect: false })
  const monthCount = isWide ? 2 : 1
  const days = useCalendarDays(stay, now)
  const { rules, chosen, step } = days
  const reach = reachFrom(rules.today, chosen.end ?? chosen.start)
  const focus = useFocusedDay({
    reach,
    start: (step === 'checkOut' ? null : chosen.start) ?? firstOpenDay(days, reach),
    monthCount,
    firstWeekday: firstWeekday[locale],
    takesFocus: onDone !== undefined,
  })
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  const [pressed, setPressed] = useState<number | null>(null)
  const clear = () => {
    // The button is gone then; the day that it takes back can be picked again.
    if (chosen.start !== null) focus.focusDay(chosen.start)
    stay.choose(noDates)
    stay.setStep('checkIn')
  }
  const context = {
    rules,
    locale,
    checkIn: step === 'checkOut' ? chosen.start : null,
    months: days.term,
    t,
  }
  const explain = (day: number | null) => {
    const reason = day === null ? null : days.viewOf(day).reason
    return day === null || reason === null ? null : explainDay(reason, day, context)
  }

  function press(day: number) {
    focus.focusDay(day)
    if (days.viewOf(day).reason !== null) return setPressed(day)
    setPressed(null)
    if (days.pick(day)) onDone?.()
  }

  function cellOf(day: number): DayCell {
    const view = days.viewOf(day)
    const rate = view.isTaken || day < rules.today ? null : days.rateOf(day)
    const least = view.reason === null && step === 'checkIn' ? minimumStayWords(day, context) : null
    const parts = [
      spokenDay(day, locale),
      view.edge === 'start' ? t('calendar.isCheckIn') : null,
      view.edge === 'end' ? t('calendar.isCheckOut') : null,
      rate && t('calendar.rate', { price: rate }),
      days.term === null ? least : null,
      explain(day),
    ]
    return stayDay({
      day,
      view,
      rate,
      label: parts.filter(Boolean).join('. '),
      hasRange: chosen.end !== null,
      onPress: () => press(day),
      onLook: () => setLookedAt(day),
      onFocus: () => {
        focus.setFocused(day)
        setLookedAt(day)
      },
      onLeave: () => setLookedAt(null),
    })
  }

  return (
    <div className={classes.calendar} data-has-rates={stay.offer ? true : undefined}>
      <CalendarHead
        days={days}
        locale={locale}
        firstMonth={focus.firstMonth}
        monthCount={monthCount}
        reach={reach}
        onTurn={focus.setFirstMonth}
      />
      <div
        ref={focus.grid}
        className={classes.months}
        role="group"
        aria-label={t('calendar.title')}
        onKeyDown={focus.onKeyDown}
      >
        {monthsFrom(focus.firstMonth, monthCount).map((month) => (
          <MonthGrid key={month} {...{ month, locale, cellOf }} tabDay={focus.tabDay} />
        ))}
      </div>
      <CalendarFoot
        stay={stay}
        explained={explain(lookedAt ?? pressed)}
        announced={explain(pressed)}
        onClear={chosen.start === null ? null : clear}
        onDone={onDone ?? null}
      >
        {children}
      </CalendarFoot>
    </div>
  )
}

/** Where the focus begins in a calendar in which nothing is chosen: the first day that can be picked. */
function firstOpenDay({ viewOf, chosen, step }: CalendarDays, reach: Reach): number {
  const from = step === 'checkOut' && chosen.start !== null ? chosen.start : reach.first
  for (let day = from; day <= reach.last; day++) if (viewOf(day).reason === null) return day
  return reach.first
}
