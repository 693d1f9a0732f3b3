import { useTranslation } from 'react-i18next'
import { listingFilters, type ListingQuery } from '~/features/catalogue/filters/listing-filters'
import type { Facet } from '~/features/catalogue/search/count-choices'
import classes from './field.module.css'

type OptionSelectsProps = { query: ListingQuery; facets: Facet[] }

/** A select for each filter whose options belong into the bar; each option says how many places it leaves. */
export function OptionSelects({ query, facets }: OptionSelectsProps) {
  const { t } = useTranslation('listings')
  return listingFilters.map(({ options }) => {
    const facet = facets.find(({ name }) => name === options?.name)
    if (options?.control !== 'select' || !facet) return null
    const [chosen] = options.chosen(query)
    const label = options.label(t)
    return (
      <label key={facet.name}>
        <span className={classes.chipLabel}>{label}</span>
        <select
          name={facet.name}
          defaultValue={chosen ?? ''}
          className={classes.chipSelect}
          data-chosen={chosen !== undefined || undefined}
        >
          <option value="">{`${label}: ${t('anyOption')}`}</option>
          {facet.options.map(({ value, count, name }) => (
            <option key={value} value={value} disabled={count === 0 && value !== chosen}>
              {`${name ?? options.words(t, value)} (${count || t('noneLeft')})`}
            </option>
          ))}
        </select>
      </label>
    )
  })
}
