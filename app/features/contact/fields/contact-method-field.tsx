import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { ContactMethod } from '~content/contact-method'
import { RadioGroup } from '~/ui/forms/radio-group'

type ContactMethodFieldProps = { field: FieldMetadata<ContactMethod | undefined> }

/** How the visitor wants to be answered. */
export function ContactMethodField({ field }: ContactMethodFieldProps) {
  const { t } = useTranslation('forms')
  return (
    <RadioGroup
      field={field}
      legend={t('contactMethod')}
      options={[
        { value: 'email', label: t('contactByEmail') },
        { value: 'phone', label: t('contactByPhone') },
        { value: 'whatsapp', label: t('contactByWhatsapp') },
      ]}
    />
  )
}
