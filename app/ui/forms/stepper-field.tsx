import { getInputProps, type FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import classes from './stepper-field.module.css'
import { describedBy } from './form-field'

type StepperFieldProps = {
  field: FieldMetadata<number | undefined> | FieldMetadata<number>
  label: string
  min: number
  max: number
  /** False where more would be too many together with other fields. */
  mayGrow?: () => boolean
}

/** A small number: typed, or stepped by buttons; without script the browser's own field for numbers. */
export function StepperField({ field, label, min, max, mayGrow }: StepperFieldProps) {
  const { t } = useTranslation('forms')
  const {
    key,
    required: _required,
    ...input
  } = getInputProps(field, { type: 'number', ariaAttributes: false })

  function step(by: 1 | -1): void {
    const element = document.getElementById(field.id)
    if (!(element instanceof HTMLInputElement)) return
    if (by === 1 && mayGrow?.() === false) return
    if (by === 1) element.stepUp()
    else element.stepDown()
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className={classes.stepper}>
      <label htmlFor={field.id}>{label}</label>
      <button
        type="button"
        className={`needs-script ${classes.step}`}
        aria-label={t('fewer', { what: label })}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        key={key}
        {...input}
        {...describedBy(field, undefined)}
        min={min}
        max={max}
        inputMode="numeric"
        autoComplete="off"
        className={classes.number}
      />
      <button
        type="button"
        className={`needs-script ${classes.step}`}
        aria-label={t('more', { what: label })}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
