import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { getCatalogueUntagged } from '../store/catalogue-store.server'
import { allRentalsTag, rentalTag } from '../store/catalogue-tags'
import type { ListingDetail } from './listing-detail'
import { sectionOf } from '../section-of'
import { toDetail } from './to-detail.server'

/**
 * A rental's page in a language; null if the section has no such rental in it. It names the rental's own region and
 * town, so that an address with another place can redirect there. Adds the cache tags of the rental, of the similar
 * ones that it shows, and of what all share.
 */
export function findListing(
  section: SectionKey | 'any',
  slug: string,
  locale: Locale,
  today: string,
): ListingDetail | null {
  const catalogue = getCatalogueUntagged()
  addCacheTags(allRentalsTag)
  const id = catalogue.idBySlug.get(slug)
  const rental = id && catalogue.rentals.get(id)
  if (!rental) return null
  addCacheTags(rentalTag(rental.id))
  if (section !== 'any' && sectionOf(rental) !== section) return null
  const detail = toDetail(catalogue, rental, locale, today)
  if (detail) addCacheTags(...detail.similar.map((card) => rentalTag(card.id)))
  return detail
}
