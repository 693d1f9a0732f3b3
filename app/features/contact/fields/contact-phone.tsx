import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import type { TextFormField } from '~/ui/forms/form-field'
import type { PhoneCountries } from '~/ui/forms/phone-countries'
import { PhoneField } from '~/ui/forms/phone-field'

type ContactPhoneProps = {
  fields: {
    phone: TextFormField
    countryCode: TextFormField
    noPhone: FieldMetadata<boolean | undefined>
  }
  countries: PhoneCountries
  /** Whether to offer the checkbox "no phone", as forms do once sending has failed (browsing.md §5). */
  offersNoPhone: boolean
}

/** The phone of a form that requires one. */
export function ContactPhone({ fields, countries, offersNoPhone }: ContactPhoneProps) {
  const { t } = useTranslation('forms')
  const hasNoPhone = fields.noPhone.value === 'on'

  return (
    <div>
      <PhoneField
        phone={fields.phone}
        country={fields.countryCode}
        countries={countries}
        isOptional={hasNoPhone}
      />
      {offersNoPhone && (
        <CheckboxField
          field={fields.noPhone}
          label={t('noPhone')}
          note={t('noPhoneWarning')}
          isOptional
          onChange={() => lookAgainAt(fields.phone)}
        />
      )}
    </div>
  )
}

/** Has the phone validated again, so that its message goes once "no phone" is checked. */
function lookAgainAt({ id }: TextFormField): void {
  document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }))
}
