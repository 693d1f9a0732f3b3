import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './field.module.css'
import { FieldError } from './field-error'
import type { FormField } from './form-field'

type FieldLayoutProps = {
  field: FormField
  label: string
  hint?: string
  isOptional?: boolean
  children: ReactNode
}

/** The layout of every field: label and hint above, error below. */
export function FieldLayout({
  field,
  label,
  hint,
  isOptional = false,
  children,
}: FieldLayoutProps) {
  const { t } = useTranslation('forms')
  return (
    <div className={classes.field}>
      <label htmlFor={field.id} className={classes.label}>
        {label}
        {isOptional && <span className={classes.optional}> ({t('optional')})</span>}
      </label>
      {hint && (
        <p id={field.descriptionId} className={classes.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError field={field} />
    </div>
  )
}
