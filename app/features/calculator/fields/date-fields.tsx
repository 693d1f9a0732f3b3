import { useTranslation } from 'react-i18next'
import { CalendarPopover } from '../calendar/calendar-popover'
import { DateField } from './date-field'
import classes from './date-fields.module.css'
import { calendarId } from '../panel/element-ids'
import fields from './field.module.css'
import { MonthsField } from './months-field'
import { useRentalStay } from '../stay/use-rental-stay'

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
