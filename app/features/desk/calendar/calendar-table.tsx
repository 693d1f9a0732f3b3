import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDayRange } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { dayNumber } from '~/platform/time/guatemala-day'
import { href } from '~/routing/href'
import type { ShownSpan } from './calendar-rentals'
import classes from './calendar.module.css'
import type { NightRun } from './lay-out-nights'
import type { CalendarData, CalendarRow } from './read-calendar.server'

type Words = { t: TFunction<'deskCalendar'>; data: CalendarData }

/**
 * A table for each town: a row is a rental, and a day is two columns, from its begin to noon and from noon on. So the
 * end of a stay and the begin of the next one share a day.
 */
export function CalendarTable({ data }: { data: CalendarData }) {
  const { t } = useTranslation('deskCalendar')
  const { tables, window, firstWeekday } = data
  return (
    // Scrolled by keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-label={t('title')} tabIndex={0}>
      {tables.map(({ town, rows }, index) => (
        <div
          key={index}
          className={classes.group}
          data-days={window.days}
          data-weekday={firstWeekday}
        >
          <table className={classes.table}>
            <colgroup>
              <col className={classes.houses} />
              <col span={2 * window.days} />
            </colgroup>
            <TableHead town={town ?? t('unpublished')} data={data} />
            <tbody>
              {rows.map((row) => (
                <RentalRow key={row.id} row={row} t={t} data={data} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  )
}

function TableHead({ town, data: { columns, months } }: { town: string; data: CalendarData }) {
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col" className={classes.town}>
          {town}
        </th>
        {months.map(({ name, label, count }) => (
          <th
            key={name}
            colSpan={2 * count}
            scope="colgroup"
            className={classes.month}
            title={name}
            aria-label={name}
            data-short={label !== name || undefined}
          >
            <span>{label}</span>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map(({ day, date, letter, isToday, isWeekend }) => (
          <th
            key={day}
            colSpan={2}
            scope="col"
            className={classes.day}
            data-weekend={isWeekend || undefined}
            data-today={isToday || undefined}
          >
            <span>{letter}</span>
            {date}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function RentalRow({ row, t, data }: Words & { row: CalendarRow }) {
  const { locale, filters } = data
  const one = new URLSearchParams({
    q: row.slug ?? row.name,
    from: data.window.from,
    ...(filters.days !== 30 && { days: String(filters.days) }),
  })
  return (
    <tr>
      <th scope="row" className={classes.house}>
        <a href={href('staffCalendar', locale, {}, one)} title={row.name}>
          {row.name}
        </a>
      </th>
      {row.runs.map((run) => (
        <td key={run.from} colSpan={run.halves}>
          {run.span ? (
            <SpanLink run={run} span={run.span} row={row} t={t} data={data} />
          ) : (
            <FreeLink run={run} row={row} t={t} data={data} />
          )}
        </td>
      ))}
    </tr>
  )
}

type RunProps = Words & { run: NightRun<ShownSpan>; row: CalendarRow }

/**
 * Free nights lead to the form for them, except those that have passed. The half before the first day belongs to a
 * night that is not shown.
 */
function FreeLink({ run: { from, to }, row: { slug }, t, data }: RunProps) {
  const { locale, window, today } = data
  if (slug === null || from < window.from || from < today) return null
  const query = new URLSearchParams({ house: slug, from, to })
  return (
    <a href={href('staffNewReservation', locale, {}, query)} className={classes.free} data-free="">
      <span>{t('free', { count: dayNumber(to) - dayNumber(from) })}</span>{' '}
      <small>{formatDayRange(from, to, locale)}</small>
    </a>
  )
}

/** What has nights leads to its stay, to itself, or to the blocked dates of the rental. */
function SpanLink({ run, span, row, t, data }: RunProps & { span: ShownSpan }) {
  const { locale, rentalPanel } = data
  const { kind, name, startDate, endDate, holdUntil, id, stay } = span
  const kindName = t(`kinds.${kind}`)
  const dates = formatDayRange(startDate, endDate, locale)
  const until =
    kind === 'hold' && holdUntil && t('until', { moment: formatMoment(holdUntil, locale) })
  const twice = run.soldTwice.map((other) => t('alsoSold', { name: other.name })).join(' ')
  const address = stay
    ? href('staffStay', locale, { id: stay })
    : id
      ? href('staffReservation', locale, { id })
      : `${rentalPanel}/${row.id}`
  return (
    <a
      href={address}
      className={classes.span}
      data-kind={kind}
      data-cut-before={run.isCutBefore || undefined}
      data-cut-after={run.isCutAfter || undefined}
      title={[kindName, name, dates, until, twice].filter(Boolean).join(' · ')}
    >
      {twice && (
        <span className={classes.twice}>
          ! <span className="visually-hidden">{twice}</span>
        </span>
      )}
      <b>{t(`letters.${kind}`)}</b> <span>{name || kindName}</span>{' '}
      <small>{until ? `${dates} · ${until}` : dates}</small>
    </a>
  )
}
