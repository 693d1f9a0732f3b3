import { useTranslation } from 'react-i18next'
import { regionValue } from '~/features/catalogue/places/place-path'
import type { ListingPageData } from '../list/read-listing-page.server'
import classes from './field.module.css'
import { PlaceOptions } from '~/features/catalogue/places/place-options'

export function PlaceFilter({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const { town, region, query } = data
  const whole = region ? regionValue(region.slug) : ''
  const chosen = town?.slug ?? (whole || (query.location[0] ?? ''))
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
        <PlaceOptions places={data.places} />
      </select>
    </label>
  )
}
