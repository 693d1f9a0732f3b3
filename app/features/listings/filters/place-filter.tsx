import { regionValue } from '~/features/catalogue/places/place-path'
import { WhereField } from '~/features/catalogue/where/where-field'
import type { ListingPageData } from '../list/read-listing-page.server'
import classes from './field.module.css'

export function PlaceFilter({ data }: { data: ListingPageData }) {
  const { section, places, town, region, query } = data
  const whole = region ? regionValue(region.slug) : ''
  return (
    <WhereField
      section={section}
      places={places}
      chosen={town?.slug ?? (whole || query.location.join(','))}
      look={{ label: classes.chipLabel, input: classes.chipSelect }}
    />
  )
}
