import { useTranslation } from 'react-i18next'
import type { ListingPageData } from '../read-listing-page.server'
import classes from './field.module.css'

export function PlaceFilter({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const chosen = data.town?.slug ?? data.region?.slug ?? data.query.locations[0] ?? ''
  return (
    <label>
      <span className={classes.chipLabel}>{t('place')}</span>
      <select
        name="location"
        defaultValue={chosen}
        className={classes.chipSelect}
        data-chosen={chosen !== '' || undefined}
      >
        <option value="">{t('anyPlace')}</option>
        {data.places.map((region) => (
          <optgroup key={region.slug} label={region.name}>
            <option value={region.slug}>{t('allOfRegion', { region: region.name })}</option>
            {region.towns.map((town) => (
              <option key={town.slug} value={town.slug}>
                {town.name} ({town.count})
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
