import { useTranslation } from 'react-i18next'
import { bedroomOptions, sixOrMoreBedrooms } from '~/features/catalogue/search/listing-limits'
import type { ListingQuery } from '~/features/catalogue/search/listing-query'
import classes from './field.module.css'

const exactlySix = 6

export function BedroomsFilter({ query }: { query: ListingQuery }) {
  const { t } = useTranslation('listings')
  return (
    <label>
      <span className={classes.chipLabel}>{t('bedrooms')}</span>
      <select
        name="bedroom"
        defaultValue={query.bedroom ?? ''}
        className={classes.chipSelect}
        data-chosen={query.bedroom !== null || undefined}
      >
        <option value="">
          {t('bedrooms')}: {t('anyBedrooms')}
        </option>
        {bedroomOptions
          .filter((option) => option !== exactlySix)
          .map((option) => (
            <option key={option} value={option}>
              {option === sixOrMoreBedrooms
                ? t('bedroomsOrMore', { count: exactlySix })
                : t('bedroomCount', { count: option })}
            </option>
          ))}
      </select>
    </label>
  )
}
