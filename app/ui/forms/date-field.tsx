import { getInputProps } from '@conform-to/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDayInput, formatDayInput } from '~/platform/time/day-input'
import { IconButton } from '~/ui/button/button'
import own from './date-field.module.css'
import classes from './field.module.css'
import { FieldLayout } from './field-layout'
import { describedBy, type TextFormField } from './form-field'

type DateFieldProps = { field: TextFormField; label: string; isOptional?: boolean }

/**
 * A day as day/month/year in every browser and language (leads-and-content.md §5), typed or picked in the browser's
 * calendar. A native date input alone would show the order of the browser's locale.
 */
export function DateField({ field, label, isOptional }: DateFieldProps) {
  const { t } = useTranslation('forms')
  const picker = useRef<HTMLInputElement>(null)
  const hint = t('dateHint')
  const {
    key,
    required: _required,
    ...input
  } = getInputProps(field, { type: 'text', ariaAttributes: false })
  const written = () => {
    const element = document.getElementById(field.id)
    return element instanceof HTMLInputElement ? element : null
  }

  function open(): void {
    if (!picker.current) return
    picker.current.value = parseDayInput(written()?.value ?? '') ?? ''
    picker.current.showPicker()
  }

  function take(day: string): void {
    const element = written()
    if (!element || !day) return
    element.value = formatDayInput(day)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.focus()
  }

  return (
    <FieldLayout field={field} label={label} isOptional={isOptional} hint={hint}>
      <div className={own.pair}>
        <input
          key={key}
          {...input}
          {...describedBy(field, hint)}
          aria-required={!isOptional}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          className={classes.input}
        />
        <IconButton
          icon="calendar"
          label={t('openCalendar', { what: label })}
          className={`needs-script ${own.open}`}
          onClick={open}
        />
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          className={own.picker}
          onChange={({ target }) => take(target.value)}
        />
      </div>
    </FieldLayout>
  )
}
