import type { Locale } from '~content/locale'
import { parsePlaces, placesParameter } from '~/features/catalogue/favorites/places-parameter'
import type { QueryProblemCode } from '~/features/catalogue/filters/query-reader'
import { readListingQuery } from '~/features/catalogue/search/listing-query'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { comparePlace, type ComparedPlace } from './compare-place.server'
import { placesHref, type SharedStay } from '~/features/catalogue/favorites/places-href'

export type FavoritesPageData = {
  head: { title: string; description: string }
  /** Whether the address names places at all. */
  isNamed: boolean
  places: ComparedPlace[]
  /** Slugs of the address that are no place of this language now. */
  gone: string[]
  /** How many names of the address are none, or too many. */
  ignored: number
  stay: SharedStay
  /** What is wrong with the stay of the address; it is left out then. */
  stayProblem: QueryProblemCode | null
  /** One inquiry for all of them; without a path the dates are missing that it takes. */
  inquiry: { words: string; path: string | null }
}

const stayParameters = ['checkIn', 'checkOut', 'adult', 'children']

/** What the favourites page shows for its address, from the catalogue alone. Throws a 503 response without one. */
export async function readFavoritesPage(
  locale: Locale,
  search: URLSearchParams,
): Promise<FavoritesPageData> {
  const catalogue = getCatalogue()
  const now = pageMoment()
  const { slugs, ignored } = parsePlaces(search.get(placesParameter))
  const context = { section: 'vacationRentals', earliestCheckIn: earliestCheckIn(now) } as const
  const { query, problems } = readListingQuery(search, context)
  const compared = slugs.map((slug) => comparePlace({ catalogue, locale, query, now }, slug))
  const { checkIn, checkOut, adult, children } = query
  const stay = { checkIn, checkOut, adult, children }
  const { t } = await createServerI18n(locale)
  const places = compared.filter((place) => place !== null)
  const isAskable = checkIn !== null || places.every(({ card }) => card.section === 'housesForSale')
  const count = places.filter(({ problem }) => problem === null).length
  return {
    head: {
      title: t('favorites:metaTitle'),
      description: t('favorites:metaDescription'),
    },
    isNamed: search.has(placesParameter),
    places,
    gone: slugs.filter((_, index) => compared[index] === null),
    ignored,
    stay,
    stayProblem: problems.find(({ parameter }) => stayParameters.includes(parameter))?.code ?? null,
    inquiry: isAskable
      ? {
          words: t('severalPlaces:askForAll', { count }),
          path: count > 0 ? placesHref('inquireNow', locale, slugs, stay) : null,
        }
      : { words: t('severalPlaces:datesFirst'), path: null },
  }
}
