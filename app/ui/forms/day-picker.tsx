import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '~/platform/time/format-day'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { needs } from '~/ui/layout/needs-scripts'
import { DayPopover, loadsCalendar } from './day-popover'
import classes from './day-picker.module.css'
import field from './field.module.css'

type DayPickerProps = {
  /** Of the day in the form, which is sent as `YYYY-MM-DD` or empty; one of a page has each name. */
  name: string
  label: string
  value: string
  hint?: string | undefined
  /** What is wrong; the field then has the focus when the page comes. */
  problem?: string | undefined
  /** Days that passed can be chosen, too. */
  allowsPast?: boolean
  /** It can be left empty again. */
  isOptional?: boolean
  /** Name of the field whose day has to come before this one. */
  after?: string
  /** Name of the field whose calendar opens when a day is chosen and it is still empty. */
  next?: string
}

/**
 * A day of a plain form, shown as DD-MMM-YYYY in the page's language and chosen in the calendar. Without script it is the
 * browser's own field, which stays in the form as what is sent.
 */
export function DayPicker(props: DayPickerProps) {
  const { name, label, value, hint, problem, after, next } = props
  const { t, i18n } = useTranslation('forms')
  const [day, setDay] = useState(value)
  const opener = useRef<HTMLButtonElement>(null)
  const described =
    [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined
  const wrong = { 'aria-invalid': problem ? true : undefined, autoFocus: problem !== undefined }
  const calendarId = `${name}-calendar`

  function take(chosen: string, close: () => void): void {
    setDay(chosen)
    close()
    opener.current?.focus()
    if (next && readDay(next) === null) document.getElementById(openerOf(next))?.click()
  }

  return (
    <div className={field.field}>
      <label htmlFor={name} className={`without-script ${field.label}`}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        aria-describedby={described}
        {...wrong}
        className={`without-script ${field.input}`}
      />
      <span id={`${name}-label`} className={`needs-script ${field.label}`}>
        {label}
      </span>
      <button
        ref={opener}
        id={openerOf(name)}
        type="button"
        popovertarget={calendarId}
        aria-haspopup="dialog"
        aria-labelledby={`${name}-label ${openerOf(name)}`}
        aria-describedby={described}
        {...wrong}
        className={`needs-script ${field.input} ${classes.opener}`}
        {...needs('click')}
        {...loadsCalendar}
      >
        <span className={day ? undefined : classes.empty}>
          {day ? formatDay(day, i18n.language === 'es' ? 'es' : 'en') : t('chooseDay')}
        </span>
        <Icon name="calendar" size={20} />
      </button>
      <DayPopover
        id={calendarId}
        label={label}
        readDay={() => day || null}
        readDayBefore={after ? () => readDay(after) : undefined}
        allowsPast={props.allowsPast ?? false}
        onPick={take}
      >
        {(close) =>
          props.isOptional &&
          day && (
            <Button type="button" kind="text" onClick={() => take('', close)}>
              {t('clearDay')}
            </Button>
          )
        }
      </DayPopover>
      {problem && (
        <p id={`${name}-problem`} className={field.error}>
          <Icon name="info" size={18} />
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${name}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

const openerOf = (name: string) => `${name}-opener`

/** The day of another field of the page. */
function readDay(name: string): string | null {
  const input = document.getElementById(name)
  return input instanceof HTMLInputElement && input.value ? input.value : null
}
