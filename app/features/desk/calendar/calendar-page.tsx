import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { addDays } from '~/platform/time/guatemala-day'
import { href } from '~/routing/href'
import { buttonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import { CalendarFilterForm } from './calendar-filter-form'
import { CalendarLegend } from './calendar-legend'
import { calendarAddress, type CalendarFilters } from './calendar-query'
import { CalendarTable } from './calendar-table'
import classes from './calendar.module.css'
import type { CalendarData } from './read-calendar.server'
import calendarScript from './script/main?bundled'

/**
 * All rentals by day. Links and forms alone; its script lets staff pick the first and the last night with two clicks or
 * with the arrow keys.
 */
export function CalendarPage({ data }: { data: CalendarData }) {
  const { t } = useTranslation('deskCalendar')
  const { locale, filters, total, tables, done, hasMore } = data
  const pathOf = (more: Partial<CalendarFilters>) =>
    href('staffCalendar', locale, {}, calendarAddress({ ...filters, ...more }))
  return (
    <div className={classes.page}>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>{t('title')}</h1>
        <p className={classes.total}>{t('total', { count: total })}</p>
        <a
          href={href('staffNewReservation', locale)}
          className={buttonClass({ kind: 'primary', size: 'small', className: classes.screen })}
        >
          {t('new.title')}
        </a>
      </div>
      <CalendarFilterForm data={data} />
      {done && (
        <p role="status" className={privatePage.done}>
          {t(`done.${done}`)}
        </p>
      )}
      <div className={classes.bar}>
        <WindowLinks data={data} pathOf={pathOf} />
        <CalendarLegend />
      </div>
      <p
        role="status"
        className={classes.picked}
        data-calendar-status=""
        data-first={t('pick.first')}
        data-last={t('pick.last')}
      />
      {tables.length === 0 ? (
        <p className={privatePage.none}>{t('none')}</p>
      ) : (
        <CalendarTable data={data} />
      )}
      {(filters.page > 1 || hasMore) && (
        <p className={privatePage.actions}>
          {filters.page > 1 && <a href={pathOf({ page: filters.page - 1 })}>{t('lessHouses')}</a>}
          {hasMore && <a href={pathOf({ page: filters.page + 1 })}>{t('moreHouses')}</a>}
        </p>
      )}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: calendarScript }} />
    </div>
  )
}

type WindowLinksProps = {
  data: CalendarData
  /** The path with other filters. */
  pathOf: (more: Partial<CalendarFilters>) => string
}

/** A window back, to today, and a window on. */
function WindowLinks({ data: { window, filters }, pathOf }: WindowLinksProps) {
  const { t } = useTranslation('deskCalendar')
  const by = (days: number) => pathOf({ from: addDays(window.from, days) })
  const small = buttonClass({ size: 'small' })
  return (
    <nav aria-label={t('days')} className={classes.steps}>
      <a href={by(-window.days)} className={small}>
        <Icon name="arrow-left" size={16} /> {t('back')}
      </a>
      <a
        href={pathOf({ from: '' })}
        className={small}
        aria-current={filters.from === '' ? 'true' : undefined}
      >
        {t('today')}
      </a>
      <a href={by(window.days)} className={small}>
        {t('on')} <Icon name="arrow-right" size={16} />
      </a>
    </nav>
  )
}
