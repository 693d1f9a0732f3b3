import { useTranslation } from 'react-i18next'
import type { TextFormField } from '~/ui/forms/form-field'
import { TextField } from '~/ui/forms/text-field'
import classes from './contact-fields.module.css'

type ContactFieldsProps = {
  fields: { firstName: TextFormField; lastName: TextFormField; email: TextFormField }
  /** Landings need not ask for the last name (leads-and-content.md §5). */
  isLastNameOptional?: boolean
}

/** Who writes: the names side by side where there is room, and the address for the answer. */
export function ContactFields({ fields, isLastNameOptional = false }: ContactFieldsProps) {
  const { t } = useTranslation('forms')
  return (
    <>
      <div className={classes.names}>
        <TextField field={fields.firstName} label={t('firstName')} autoComplete="given-name" />
        <TextField
          field={fields.lastName}
          label={t('lastName')}
          autoComplete="family-name"
          isOptional={isLastNameOptional}
        />
      </div>
      <TextField
        field={fields.email}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  )
}
