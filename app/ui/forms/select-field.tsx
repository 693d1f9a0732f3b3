import { getSelectProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import classes from './field.module.css'
import { FieldLayout } from './field-layout'
import { describedBy, type TextFormField } from './form-field'

type SelectFieldProps = {
  field: TextFormField
  label: string
  hint?: string
  isOptional?: boolean
  autoComplete?: string
  /** `<option>` and `<optgroup>` elements. */
  children: ReactNode
}

/** A native select. */
export function SelectField({
  field,
  label,
  hint,
  isOptional,
  children,
  ...more
}: SelectFieldProps) {
  const { key, required: _required, ...select } = getSelectProps(field, { ariaAttributes: false })
  return (
    <FieldLayout field={field} label={label} hint={hint} isOptional={isOptional}>
      <select
        key={key}
        {...select}
        {...more}
        {...describedBy(field, hint)}
        aria-required={!isOptional}
        className={classes.select}
      >
        {children}
      </select>
    </FieldLayout>
  )
}
