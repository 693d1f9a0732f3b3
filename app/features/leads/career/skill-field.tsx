import { getSelectProps, type FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { skillRatings } from '~content/career-skill'
import { FieldError } from '~/ui/forms/field-error'
import { describedBy } from '~/ui/forms/form-field'
import classes from './skill-field.module.css'

const { lowest, highest } = skillRatings
const ratings = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)

/** One skill in one line: its name, and the browser's own list of ten numbers, which a thumb can use. */
export function SkillField({ field, label }: { field: FieldMetadata<number>; label: string }) {
  const { t } = useTranslation('leads')
  const { key, required: _required, ...select } = getSelectProps(field, { ariaAttributes: false })
  return (
    <div className={classes.skill}>
      <label htmlFor={field.id}>{label}</label>
      <select
        key={key}
        {...select}
        {...describedBy(field, undefined)}
        aria-required
        className={classes.rating}
      >
        <option value="">{t('career.choose')}</option>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {rating}
          </option>
        ))}
      </select>
      <FieldError field={field} />
    </div>
  )
}
