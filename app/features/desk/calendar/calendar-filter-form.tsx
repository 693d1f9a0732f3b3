import { maxSearchLength } from '~content/limits'
import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import { DayPicker } from '~/ui/forms/day-picker'
import field from '~/ui/forms/field.module.css'
import { windowLengths } from './calendar-query'
import classes from './calendar.module.css'
import type { CalendarData } from './read-calendar.server'

/** Which rentals and which days the calendar shows. */
export function CalendarFilterForm({ data }: { data: CalendarData }) {
  const { t } = useTranslation('deskCalendar')
  const { locale, filters, places, window } = data
  return (
    <Form
      reloadDocument
      method="get"
      action={href('staffCalendar', locale)}
      role="search"
      className={classes.form}
    >
      <label htmlFor="q" className={classes.words}>
        {t('searchBy')}
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={filters.q}
          maxLength={maxSearchLength}
          className={field.input}
        />
      </label>
      <label htmlFor="place" className={classes.words}>
        {t('place')}
        <select id="place" name="place" defaultValue={filters.place} className={field.select}>
          <option value="">{t('everywhere')}</option>
          {places.map(({ slug, name, towns }) => (
            <optgroup key={slug} label={name}>
              <option value={slug}>{t('allOf', { name })}</option>
              {towns.map((town) => (
                <option key={town.value} value={town.value}>
                  {town.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <DayPicker name="from" label={t('from')} value={window.from} allowsPast />
      <label htmlFor="days">
        {t('days')}
        <select id="days" name="days" defaultValue={filters.days} className={field.select}>
          {windowLengths.map((days) => (
            <option key={days} value={days}>
              {t('dayCount', { count: days })}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{t('show')}</Button>
    </Form>
  )
}
