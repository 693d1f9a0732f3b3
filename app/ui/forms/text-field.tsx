import { getInputProps } from '@conform-to/react'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import classes from './field.module.css'
import { FieldLayout } from './field-layout'
import { describedBy, type TextFormField } from './form-field'

type TextFieldProps = {
  field: TextFormField
  label: string
  hint?: string
  isOptional?: boolean
  type?: 'text' | 'email' | 'tel' | 'date' | 'url'
  /** What browsers may fill in from what they know of the visitor. */
  autoComplete: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url'
  maxLength?: number
}

/**
 * One line of text. What is required is said by the schema alone: the browser's own bubbles would keep
 * visitors without script from the messages of the site.
 */
export function TextField({
  field,
  label,
  hint,
  isOptional,
  type = 'text',
  ...more
}: TextFieldProps) {
  const {
    key,
    required: _required,
    ...input
  } = getInputProps(field, { type, ariaAttributes: false })
  return (
    <FieldLayout field={field} label={label} hint={hint} isOptional={isOptional}>
      <input
        key={key}
        {...input}
        {...more}
        {...describedBy(field, hint)}
        aria-required={!isOptional}
        className={classes.input}
      />
    </FieldLayout>
  )
}
