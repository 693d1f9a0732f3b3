import { HeadlessMantineProvider } from '@mantine/core'
import { DatesProvider, Month } from '@mantine/dates'
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import type { Locale } from '~content/locale'
import { addMonths, dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'
import { firstWeekday, monthTitle, weekdayName } from './calendar-dates'
import classes from './month-grid.module.css'

/** What is drawn for a day, and what its button does. */
export type DayCell = {
  /** All there is to know about the day, for those who do not see it. */
  label: string
  content: ReactNode
  /** It takes the focus all the same, so that it can say why. */
  isBlocked: boolean
  isChosen: boolean
  button: ComponentPropsWithoutRef<'button'> & { [data: `data-${string}`]: unknown }
}

type MonthGridProps = {
  /** The first day of the month. */
  month: string
  locale: Locale
  /** The one day that the tab key reaches, which may be in another month. */
  tabDay: number
  cellOf: (day: number) => DayCell
  /** The name of the month stands elsewhere; the grid keeps it for those who do not see it. */
  hidesTitle?: boolean
}

/** A month of four weeks is as high as one of six, so that nothing moves from month to month. */
const sixWeeks = { consistentWeeks: true }

/**
 * One month as a grid of days, drawn by Mantine. Days are never `disabled` for it, since then they would take no focus.
 * It works with names of days, never with a moment, so no time zone changes anything.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, locale, tabDay, cellOf, hidesTitle = false } = props
  const id = useId()
  // Mantine asks for each day several times.
  const cells = new Map(daysOf(month).map((day) => [dayOfNumber(day), cellOf(day)]))
  return (
    <div>
      <p id={id} className={hidesTitle ? 'visually-hidden' : classes.title}>
        {monthTitle(month, locale)}
      </p>
      {/* Mantine builds the month and our own sheets draw it: it brings no styles and no variables. */}
      <HeadlessMantineProvider>
        <DatesProvider settings={sixWeeks}>
          <Month
            role="grid"
            aria-labelledby={id}
            month={month}
            locale={locale}
            firstDayOfWeek={firstWeekday[locale]}
            weekdayFormat={(date) => <WeekdayName date={date} locale={locale} />}
            hideOutsideDates
            // Mantine gives each month a day that the tab key reaches; of several months only one may have it.
            __preventFocus={dayOfNumber(tabDay).slice(0, 7) !== month.slice(0, 7)}
            getDayAriaLabel={(date) => cells.get(date)?.label ?? ''}
            getDayProps={(date) => propsOf(cells.get(date), dayNumber(date), tabDay)}
            renderDay={(date) => cells.get(date)?.content}
            classNames={{ month: classes.grid, day: classes.day }}
          />
        </DatesProvider>
      </HeadlessMantineProvider>
    </div>
  )
}

function daysOf(month: string): number[] {
  const first = dayNumber(month)
  const length = dayNumber(addMonths(month, 1)) - first
  return Array.from({ length }, (_, index) => first + index)
}

function propsOf(cell: DayCell | undefined, day: number, tabDay: number) {
  if (!cell) return {}
  return {
    ...cell.button,
    'data-day': day,
    'aria-disabled': cell.isBlocked,
    // Only where it is so: each other day would be read out as a switch that is off.
    'aria-pressed': cell.isChosen || undefined,
    // What Mantine takes for the day that the tab key reaches.
    selected: day === tabDay,
  }
}

function WeekdayName({ date, locale }: { date: string; locale: Locale }) {
  return (
    <>
      <span aria-hidden="true">{weekdayName(date, locale, 'dd')}</span>
      <span className="visually-hidden">{weekdayName(date, locale, 'dddd')}</span>
    </>
  )
}
