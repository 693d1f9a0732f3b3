import { getInputProps, getSelectProps } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import classes from './field.module.css'
import { FieldLayout } from './field-layout'
import { describedBy, type TextFormField } from './form-field'
import type { PhoneCountries, PhoneCountry } from './phone-countries'
import own from './phone-field.module.css'

type PhoneFieldProps = {
  phone: TextFormField
  country: TextFormField
  countries: PhoneCountries
  isOptional?: boolean
}

/** A phone number with its country: a native list and a native field, with or without script. */
export function PhoneField({ phone, country, countries, isOptional = false }: PhoneFieldProps) {
  const { t } = useTranslation('forms')
  const options = { ariaAttributes: false } as const
  const {
    key: phoneKey,
    required: _phone,
    ...input
  } = getInputProps(phone, {
    type: 'tel',
    ...options,
  })
  const { key: countryKey, required: _country, ...select } = getSelectProps(country, options)
  return (
    <FieldLayout field={phone} label={t('phone')} isOptional={isOptional}>
      <div className={own.pair}>
        <select
          key={countryKey}
          {...select}
          aria-label={t('phoneCountry')}
          autoComplete="tel-country-code"
          className={classes.select}
        >
          <optgroup label={t('preferredCountries')}>{countries.preferred.map(optionOf)}</optgroup>
          <optgroup label={t('allCountries')}>{countries.others.map(optionOf)}</optgroup>
        </select>
        <input
          key={phoneKey}
          {...input}
          {...describedBy(phone, undefined)}
          aria-required={!isOptional}
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={40}
          className={classes.input}
        />
      </div>
    </FieldLayout>
  )
}

function optionOf({ code, name, dial }: PhoneCountry) {
  return (
    <option key={code} value={code}>
      {`${name} +${dial}`}
    </option>
  )
}
