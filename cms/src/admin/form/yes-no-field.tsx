import { Field, Toggle } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

type YesNoFieldProps = {
  name: string
  label: string
  hint?: ReactNode
  labelAction?: ReactNode
  required?: boolean
  disabled?: boolean
}

/**
 * The input of boolean fields. Strapi's own adds "Clear" for a third state, which our fields do not have, and
 * overlaps the label on narrow screens.
 */
export function YesNoField({
  name,
  label,
  hint,
  labelAction,
  required,
  disabled,
}: YesNoFieldProps) {
  const { formatMessage } = useIntl()
  const { value, error, onChange } = useField<boolean | null>(name)
  const t = (id: string, defaultMessage: string) =>
    formatMessage({ id: `app.components.ToggleCheckbox.${id}`, defaultMessage })
  return (
    <Field.Root name={name} hint={hint} error={error} required={required} maxWidth="320px">
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Toggle
        name={name}
        checked={value ?? false}
        onLabel={t('on-label', 'Yes')}
        offLabel={t('off-label', 'No')}
        onChange={onChange}
        disabled={disabled}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
