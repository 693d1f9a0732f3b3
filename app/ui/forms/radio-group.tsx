import type { FieldMetadata } from '@conform-to/react'
import { buttonClass } from '~/ui/button/button-class'
import classes from './choice.module.css'
import { FieldError } from './field-error'
import { describedBy } from './form-field'

type RadioGroupProps<Value extends string> = {
  field: FieldMetadata<Value | undefined> | FieldMetadata<Value>
  legend: string
  options: readonly { value: Value; label: string }[]
}

/** Radio buttons shown as pills. */
export function RadioGroup<Value extends string>({
  field,
  legend,
  options,
}: RadioGroupProps<Value>) {
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className={classes.group}
      {...describedBy(field, undefined)}
    >
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={classes.pill}>
            <input
              type="radio"
              name={field.name}
              form={field.formId}
              value={value}
              defaultChecked={field.initialValue === value}
              className={classes.radio}
            />
            <span className={buttonClass({ kind: 'chip' })}>{label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}
