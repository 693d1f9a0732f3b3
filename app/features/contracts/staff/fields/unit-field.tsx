import { getInputProps } from '@conform-to/react'
import { FieldLayout } from '~/ui/forms/field-layout'
import field from '~/ui/forms/field.module.css'
import { describedBy, type TextFormField } from '~/ui/forms/form-field'
import classes from './unit-field.module.css'

type UnitFieldProps = {
  field: TextFormField
  label: string
  /** Stands in the field: before an amount of money, behind all else. */
  unit: string
  isMoney?: boolean
  /** Id of a note elsewhere that says what is wrong. */
  wrongNote?: string | undefined
}

/** A number with its unit. */
export function UnitField(props: UnitFieldProps) {
  const { field: own, label, unit, isMoney = false, wrongNote } = props
  const {
    key,
    required: _required,
    ...input
  } = getInputProps(own, { type: 'text', ariaAttributes: false })
  const description = describedBy(own, undefined, wrongNote)
  const unitId = `${own.id}-unit`
  return (
    <FieldLayout field={own} label={label}>
      <div className={classes.pair} data-leading={isMoney || undefined}>
        <input
          key={key}
          {...input}
          {...description}
          aria-describedby={[unitId, description['aria-describedby']].filter(Boolean).join(' ')}
          aria-required
          inputMode="decimal"
          autoComplete="off"
          className={field.input}
        />
        <span id={unitId} className={classes.unit}>
          {unit}
        </span>
      </div>
    </FieldLayout>
  )
}
