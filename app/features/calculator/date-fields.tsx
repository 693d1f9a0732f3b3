import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { formatDay } from '~/platform/time/format-day'
import type { DateStep } from './calendar/day-view'
import { CalendarPopover, preloadCalendar } from './calendar-popover'
import classes from './date-fields.module.css'
import { calendarId } from './element-ids'
import fields from './field.module.css'
import { MonthsField } from './months-field'
import { useCalculator } from './use-calculator'

/** The dates of the stay, chosen in the calendar; without script plain fields for days. */
export function DateFields() {
  const { t } = useTranslation(['calculator', 'detail'])
  const { kind, choice } = useCalculator()
  const byMonth = kind === 'month'
  const start = byMonth ? t('startDate') : t('detail:checkIn')
  return (
    <>
      <div className={classes.dates}>
        <DateButton step="checkIn" label={start} day={choice.checkIn} />
        <PlainDate name="checkIn" label={start} day={choice.checkIn} />
        {byMonth ? (
          <MonthsField />
        ) : (
          <>
            <DateButton step="checkOut" label={t('detail:checkOut')} day={choice.checkOut} />
            <PlainDate name="checkOut" label={t('detail:checkOut')} day={choice.checkOut} />
          </>
        )}
      </div>
      <CalendarPopover />
    </>
  )
}

type DateProps = { label: string; day: string | null }

function DateButton({ step, label, day }: DateProps & { step: DateStep }) {
  const { t } = useTranslation('calculator')
  const { locale } = useSite()
  const { setStep } = useCalculator()
  return (
    <button
      type="button"
      className={`needs-script ${fields.cell}`}
      popovertarget={calendarId}
      popovertargetaction="show"
      aria-haspopup="dialog"
      onClick={() => setStep(step)}
      onPointerEnter={preloadCalendar}
      onFocus={preloadCalendar}
    >
      <span className={fields.label}>{label}</span>
      <span className={day === null ? fields.empty : fields.value}>
        {day === null ? t('addDate') : formatDay(day, locale)}
      </span>
    </button>
  )
}

function PlainDate({ name, label, day }: DateProps & { name: string }) {
  return (
    <label className={`without-script ${fields.cell} ${classes.plain}`}>
      <span className={fields.label}>{label}</span>
      <input type="date" name={name} defaultValue={day ?? ''} className={fields.input} />
    </label>
  )
}
