import { getInputProps, type FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '~/ui/button/button'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './stepper-field.module.css'
import { describedBy } from './form-field'

type StepperFieldProps = {
  field: FieldMetadata<number | undefined> | FieldMetadata<number>
  label: string
  min: number
  max: number
  /** Returns false if the sum with other fields would be too large. */
  mayGrow?: () => boolean
}

/** A small number with plus and minus buttons; without script the browser's number input. */
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
      <IconButton
        kind="secondary"
        icon="minus"
        label={t('fewer', { what: label })}
        className="needs-script"
        {...needs('step-down')}
        onClick={() => step(-1)}
      />
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
      <IconButton
        kind="secondary"
        icon="plus"
        label={t('more', { what: label })}
        className="needs-script"
        {...needs('step-up')}
        onClick={() => step(1)}
      />
    </div>
  )
}
