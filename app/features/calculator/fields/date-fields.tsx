import { useTranslation } from 'react-i18next'
import { offeredMonths } from '~/features/pricing/check/stay-limits'
import { CalendarPopover } from '../calendar/calendar-popover'
import { calendarId } from '../panel/element-ids'
import { useRentalStay } from '../stay/use-rental-stay'
import { useCalculator } from '../panel/use-calculator'
import { DateField } from './date-field'
import classes from './date-fields.module.css'
import fields from './field.module.css'

const { cell, label, value, empty, input } = fields
const look = { cell, label, value, empty, input, plain: classes.plain }

/** The dates of the stay in a rental. */
export function DateFields() {
  const { t } = useTranslation(['calculator', 'detail'])
  const stay = useRentalStay()
  const shared = { stay, calendarId, look }
  return (
    <>
      <div className={classes.dates}>
        <DateField
          {...shared}
          step="checkIn"
          label={stay.byMonth ? t('startDate') : t('detail:checkIn')}
        />
        {stay.byMonth ? (
          <MonthsField />
        ) : (
          <DateField {...shared} step="checkOut" label={t('detail:checkOut')} />
        )}
      </div>
      <CalendarPopover id={calendarId} stay={stay} isBeside />
    </>
  )
}

/** How long a house is rented; terms shorter than its shortest cannot be chosen (browsing.md §5). */
function MonthsField() {
  const { t } = useTranslation(['calculator', 'detail'])
  const { offer, choice, change } = useCalculator()
  const least = offer.rental.minMonths ?? 1
  return (
    <label className={fields.cell}>
      <span className={fields.label}>{t('months')}</span>
      <select
        name="months"
        className={fields.select}
        value={choice.months ?? ''}
        onChange={({ target }) => change({ ...choice, months: Number(target.value) })}
      >
        {offeredMonths.map((months) => (
          <option key={months} value={months} disabled={months < least}>
            {t('detail:months', { count: months })}
          </option>
        ))}
      </select>
    </label>
  )
}
