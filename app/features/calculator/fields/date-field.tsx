import { needs } from '~/ui/layout/needs-scripts'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { formatDay } from '~/platform/time/format-day'
import type { CalendarStay } from '../calendar/calendar-stay'
import type { DateStep } from '../calendar/day-view'
import { preloadCalendar } from '../calendar/calendar-popover'

/** The classes of a field where it stands. */
export type FieldLook = {
  cell: string | undefined
  label?: string | undefined
  value?: string | undefined
  empty?: string | undefined
  plain?: string | undefined
  input?: string | undefined
}

type DateFieldProps = {
  stay: CalendarStay
  step: DateStep
  label: string
  /** In place of the day, where a search is not for days. */
  words?: string | undefined
  /** Of the calendar's popover. */
  calendarId: string
  look: FieldLook
}

/**
 * One date of a stay, chosen in the calendar; without script a plain field for a day. The form carries it as `step`.
 */
export function DateField({ stay, step, label, words, calendarId, look }: DateFieldProps) {
  const { t } = useTranslation('calculator')
  const { locale } = useSite()
  const day = stay.choice[step]
  const chosen = words ?? (day === null ? null : formatDay(day, locale))
  return (
    <>
      <button
        type="button"
        className={`needs-script ${look.cell}`}
        popovertarget={calendarId}
        popovertargetaction="show"
        aria-haspopup="dialog"
        {...needs('click')}
        onClick={() => stay.setStep(step)}
        onPointerEnter={preloadCalendar}
        onFocus={preloadCalendar}
      >
        <span className={look.label}>{label}</span>
        <span className={chosen === null ? look.empty : look.value}>{chosen ?? t('addDate')}</span>
      </button>
      <label className={`without-script ${look.cell} ${look.plain ?? ''}`}>
        <span className={look.label}>{label}</span>
        <PlainDate stay={stay} step={step} className={look.input} />
      </label>
    </>
  )
}

type PlainDateProps = Pick<DateFieldProps, 'stay' | 'step'> & { className?: string | undefined }

/** The browser's own field for a day, which the form sends with and without script. */
export function PlainDate({ stay, step, className }: PlainDateProps) {
  const { checkIn, checkOut } = stay.choice
  return (
    <input
      type="date"
      name={step}
      className={className}
      value={stay.choice[step] ?? ''}
      onChange={({ target }) => stay.choose({ checkIn, checkOut, [step]: target.value || null })}
    />
  )
}
