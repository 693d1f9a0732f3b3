import { useId } from 'react'
import type { Locale } from '~content/locale'
import { firstWeekday, monthTitle, weekdays } from './calendar-dates'
import { DayCell, type DayCellProps } from './day-cell'
import classes from './month-grid.module.css'
import { monthWeeks } from './month-weeks'

type MonthGridProps = {
  /** The first day of the month. */
  month: string
  locale: Locale
  cellOf: (day: number) => DayCellProps
}

/** One month as a grid of days. */
export function MonthGrid({ month, locale, cellOf }: MonthGridProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className={classes.title}>
        {monthTitle(month, locale)}
      </p>
      <table role="grid" aria-labelledby={id} className={classes.grid}>
        <thead>
          <tr>
            {weekdays(locale).map(({ short, full }) => (
              <th key={full} scope="col" abbr={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, firstWeekday[locale]).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) =>
                day === null ? <td key={column} /> : <DayCell key={column} {...cellOf(day)} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
