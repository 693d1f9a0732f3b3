import { getInputProps } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { parseDayInput, formatDayInput } from '~/platform/time/day-input'
import { formatDay } from '~/platform/time/format-day'
import { IconButton } from '~/ui/button/button'
import { needs } from '~/ui/layout/needs-scripts'
import own from './date-field.module.css'
import { DayPopover, loadsCalendar } from './day-popover'
import classes from './field.module.css'
import { FieldLayout } from './field-layout'
import { describedBy, type TextFormField } from './form-field'

type DateFieldProps = {
  field: TextFormField
  label: string
  isOptional?: boolean
  /** Days that passed can be chosen, too. */
  allowsPast?: boolean
  /** For the day of an arrival: the first one that is still possible. */
  earliest?: (now: Date) => string
  /** Shown as DD-MMM-YYYY, as the rest of the desk has its days; typed in any way. */
  isWritten?: boolean
  /** The field whose day has to come before this one. */
  after?: TextFormField
  /** The field whose calendar opens when a day is chosen and it is still empty. */
  next?: TextFormField
  /** Id of a note elsewhere that says what is wrong. */
  wrongNote?: string | undefined
}

/**
 * A day as day/month/year in every browser and language (leads-and-content.md §5), typed or picked in the calendar.
 * A native date input would show the order of the browser's locale.
 */
export function DateField(props: DateFieldProps) {
  const { field, label, isOptional, allowsPast = false, isWritten, earliest, after, next } = props
  const { t, i18n } = useTranslation('forms')
  const hint = t(isWritten ? 'writtenDateHint' : 'dateHint')
  const {
    key,
    required: _required,
    ...input
  } = getInputProps(field, { type: 'text', ariaAttributes: false })
  const calendarId = `${field.id}-calendar`

  function take(day: string, close: () => void): void {
    const written = findInput(field)
    if (!written) return
    written.value = isWritten
      ? formatDay(day, i18n.language === 'es' ? 'es' : 'en')
      : formatDayInput(day)
    written.dispatchEvent(new Event('input', { bubbles: true }))
    close()
    written.focus()
    if (next && findInput(next)?.value === '') document.getElementById(opensCalendar(next))?.click()
  }

  return (
    <FieldLayout field={field} label={label} isOptional={isOptional} hint={hint}>
      <div className={own.pair}>
        <input
          key={key}
          {...input}
          {...describedBy(field, hint, props.wrongNote)}
          aria-required={!isOptional}
          inputMode={isWritten ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={isWritten ? 11 : 10}
          className={classes.input}
        />
        <IconButton
          id={opensCalendar(field)}
          icon="calendar"
          label={t('openCalendar', { what: label })}
          aria-haspopup="dialog"
          popovertarget={calendarId}
          className={`needs-script ${own.open}`}
          {...needs('click')}
          {...loadsCalendar}
        />
        <DayPopover
          id={calendarId}
          label={label}
          readDay={() => readDay(field)}
          readDayBefore={after && (() => readDay(after))}
          allowsPast={allowsPast}
          earliest={earliest}
          onPick={take}
        />
      </div>
    </FieldLayout>
  )
}

const opensCalendar = (field: TextFormField) => `${field.id}-opens-calendar`

function findInput(field: TextFormField): HTMLInputElement | null {
  const element = document.getElementById(field.id)
  return element instanceof HTMLInputElement ? element : null
}

/** What stands in the field now, which the form's state does not know yet. */
function readDay(field: TextFormField): string | null {
  return parseDayInput(findInput(field)?.value ?? '')
}
