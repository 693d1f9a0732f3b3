import { getInputProps, type FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import classes from './choice.module.css'
import { FieldError } from './field-error'
import { describedBy } from './form-field'

type CheckboxFieldProps = {
  field: FieldMetadata<boolean | undefined> | FieldMetadata<boolean>
  label: ReactNode
  isOptional?: boolean
  /** Shown while the box is ticked. */
  note?: string
  onChange?: () => void
}

/** A checkbox with its label beside it. */
export function CheckboxField({
  field,
  label,
  isOptional = false,
  note,
  onChange,
}: CheckboxFieldProps) {
  const {
    key,
    required: _required,
    ...input
  } = getInputProps(field, {
    type: 'checkbox',
    ariaAttributes: false,
  })
  return (
    <div className={classes.single}>
      <label className={classes.choice}>
        <input
          key={key}
          {...input}
          {...describedBy(field, note)}
          aria-required={!isOptional}
          onChange={onChange}
          className={classes.box}
        />
        <span>{label}</span>
      </label>
      {note && (
        <p id={field.descriptionId} className={classes.note}>
          {note}
        </p>
      )}
      <FieldError field={field} />
    </div>
  )
}
