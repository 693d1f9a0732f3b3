import { useEffect } from 'react'
import { locales, type Locale } from '~content/locale'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { detailHref } from '~/routing/section-pages'
import type { ListingDetail } from '../detail/listing-detail'
import { rememberSeenRental, type SeenRental } from './seen-rentals'
import { seenRentalAttribute } from './show-seen-rentals'

/**
 * On a place's page: what the device remembers of the visit. The first script reads it, after a change of page React
 * does.
 */
export function SeenMark({ listing }: { listing: ListingDetail }) {
  const json = JSON.stringify(toSeenRental(listing))
  useEffect(() => rememberSeenRental(json), [json])
  return <span hidden {...{ [seenRentalAttribute]: json }} />
}

function toSeenRental({
  slug,
  names,
  townNames,
  town,
  region,
  section,
  gallery,
}: ListingDetail): SeenRental {
  const place = { state: region.slug, location: town.slug, slug }
  const pathIn = (locale: Locale) => [locale, detailHref(section, locale, place)] as const
  const picture = gallery[0]?.picture
  return {
    slug,
    paths: Object.fromEntries(locales.filter((locale) => names[locale]).map(pathIn)),
    name: names,
    town: townNames,
    picture: picture ? pictureAddress(picture, 320, 'webp') : null,
  }
}
