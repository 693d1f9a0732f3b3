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
  /** For autofill. */
  autoComplete: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url'
  maxLength?: number
  /** Id of a note elsewhere that says what is wrong. */
  wrongNote?: string | undefined
}

/**
 * One line of text. Only the schema says what is required: the browser's own validation would hide the messages of the
 * site from visitors without script.
 */
export function TextField({
  field,
  label,
  hint,
  isOptional,
  type = 'text',
  wrongNote,
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
        {...describedBy(field, hint, wrongNote)}
        aria-required={!isOptional}
        className={classes.input}
      />
    </FieldLayout>
  )
}
