import type { Locale } from '~content/locale'
import { withPlaces } from '~/features/catalogue/favorites/places-parameter'
import { noChoice, writeStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { href } from '~/routing/href'

/** The one stay that all places are compared for; the dates are both set or both null. */
export type ComparedStay = Pick<StayChoice, 'checkIn' | 'checkOut' | 'adult' | 'children'>

/** The favourites page with places and their stay in the address. */
export function favoritesHref(
  locale: Locale,
  slugs: readonly string[],
  stay: ComparedStay,
): string {
  const search = writeStayChoice(new URLSearchParams(), { ...noChoice, ...stay }).toString()
  const path = withPlaces(href('favorites', locale), slugs)
  return search ? `${path}${slugs.length > 0 ? '&' : '?'}${search}` : path
}
