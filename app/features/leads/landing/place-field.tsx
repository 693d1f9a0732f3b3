import { useTranslation } from 'react-i18next'
import type { TextFormField } from '~/ui/forms/form-field'
import { SelectField } from '~/ui/forms/select-field'
import type { LeadFormData } from '../form/lead-form-data'

type PlaceFieldProps = { field: TextFormField; places: LeadFormData['places'] }

/** Where in the country, by the names of the towns. */
export function PlaceField({ field, places }: PlaceFieldProps) {
  const { t } = useTranslation('leads')
  return (
    <SelectField field={field} label={t('landing.place')} isOptional>
      <option value="">{t('landing.anyPlace')}</option>
      {places.map(({ region, towns }) => (
        <optgroup key={region} label={region}>
          {towns.map((town) => (
            <option key={town} value={town}>
              {town}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
