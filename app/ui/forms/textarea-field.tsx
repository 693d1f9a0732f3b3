import { getTextareaProps } from '@conform-to/react'
import classes from './field.module.css'
import { FieldLayout } from './field-layout'
import { describedBy, type TextFormField } from './form-field'

type TextareaFieldProps = {
  field: TextFormField
  label: string
  hint?: string
  isOptional?: boolean
  rows: number
  maxLength?: number
}

/** Text of several lines; grows with its content if the browser supports that. */
export function TextareaField({ field, label, hint, isOptional, ...more }: TextareaFieldProps) {
  const {
    key,
    required: _required,
    ...textarea
  } = getTextareaProps(field, { ariaAttributes: false })
  return (
    <FieldLayout field={field} label={label} hint={hint} isOptional={isOptional}>
      <textarea
        key={key}
        {...textarea}
        {...more}
        {...describedBy(field, hint)}
        aria-required={!isOptional}
        className={classes.textarea}
      />
    </FieldLayout>
  )
}
