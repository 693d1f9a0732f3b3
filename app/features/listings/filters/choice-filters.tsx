import { useTranslation } from 'react-i18next'
import { listingFilters, type ListingQuery } from '~/features/catalogue/filters/listing-filters'
import type { SectionKey } from '~content/section-key'
import classes from './field.module.css'

type ChoiceFiltersProps = { section: SectionKey; query: ListingQuery }

/** A select for each choice that every list has. */
export function ChoiceFilters({ section, query }: ChoiceFiltersProps) {
  const { t } = useTranslation('listings')
  return listingFilters.map(({ choice, isOffered, isSet }) => {
    if (!choice || isOffered?.(section) === false) return null
    const { name, label, options } = choice
    return (
      <label key={name}>
        <span className={classes.chipLabel}>{label(t)}</span>
        <select
          name={name}
          defaultValue={String(query[name] ?? '')}
          className={classes.chipSelect}
          data-chosen={isSet?.(query) || undefined}
        >
          {options(t).map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
    )
  })
}
