import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '~/platform/time/format-day'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { DayPopover, loadsCalendar } from './day-popover'
import classes from './day-picker.module.css'
import field from './field.module.css'

export type DayPickerProps = {
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
 * A day of a plain form, shown as DD-MMM-YYYY in the page's language and chosen in the calendar. Until scripts run it
 * is the browser's own field.
 */
export function DayPicker(props: DayPickerProps) {
  const { name, label, value, hint, problem } = props
  const [day, setDay] = useState(value)
  const { plain, isAlive, hadFocus } = useScripts(setDay)
  const described =
    [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined
  const wrong = { 'aria-invalid': problem ? true : undefined, autoFocus: problem !== undefined }
  return (
    <div className={field.field}>
      <label id={`${name}-label`} htmlFor={name} className={classes.label}>
        {label}
      </label>
      {isAlive ? (
        <DayButton {...props} {...{ day, described, hadFocus }} onPick={setDay} />
      ) : (
        <input
          ref={plain}
          id={name}
          name={name}
          type="date"
          defaultValue={value}
          aria-describedby={described}
          {...wrong}
          className={field.input}
        />
      )}
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

/** Whether scripts run; what was chosen in the browser's own field before, and its focus, go on. */
function useScripts(setDay: (day: string) => void) {
  const plain = useRef<HTMLInputElement>(null)
  const [state, setState] = useState({ isAlive: false, hadFocus: false })
  useEffect(() => {
    if (!plain.current) return
    setDay(plain.current.value)
    setState({ isAlive: true, hadFocus: document.activeElement === plain.current })
  }, [setDay])
  return { plain, ...state }
}

type DayButtonProps = DayPickerProps & {
  day: string
  onPick: (day: string) => void
  /** Ids of hint and problem. */
  described: string | undefined
  /** The browser's own field had the focus. */
  hadFocus: boolean
}

/** Shows the day and opens its calendar. */
function DayButton(props: DayButtonProps) {
  const { name, label, day, onPick, after, next, allowsPast = false, isOptional } = props
  const { t, i18n } = useTranslation('forms')
  const opener = useRef<HTMLButtonElement>(null)
  const calendarId = useId()
  const dayOf = (other: string) => dayIn(opener.current?.form, other)

  function take(chosen: string, close: () => void): void {
    onPick(chosen)
    close()
    opener.current?.focus()
    if (next && dayOf(next) === null) document.getElementById(next)?.click()
  }

  return (
    <>
      <input type="hidden" name={name} value={day} />
      <button
        ref={opener}
        id={name}
        type="button"
        popovertarget={calendarId}
        aria-haspopup="dialog"
        aria-labelledby={`${name}-label ${name}-shown`}
        aria-describedby={props.described}
        data-wrong={props.problem !== undefined || undefined}
        {...{ autoFocus: props.hadFocus }}
        className={`${field.input} ${classes.opener}`}
        {...loadsCalendar}
      >
        <span id={`${name}-shown`} className={day ? undefined : classes.empty}>
          {day ? formatDay(day, i18n.language === 'es' ? 'es' : 'en') : t('chooseDay')}
        </span>
        <Icon name="calendar" size={20} />
      </button>
      <DayPopover
        id={calendarId}
        label={label}
        readDay={() => day || null}
        readDayBefore={after ? () => dayOf(after) : undefined}
        allowsPast={allowsPast}
        onPick={take}
      >
        {(close) =>
          isOptional &&
          day && (
            <Button type="button" kind="text" onClick={() => take('', close)}>
              {t('clearDay')}
            </Button>
          )
        }
      </DayPopover>
    </>
  )
}

/** The day in another field of the form. */
function dayIn(form: HTMLFormElement | null | undefined, name: string): string | null {
  return form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value || null
}
