import type { Locale } from '~content/locale'
import { parseKeptSlugs, placesParameter } from '~/features/catalogue/favorites/places-parameter'
import { presentSlug } from '~/features/catalogue/favorites/present-slug.server'
import { stayProblemOf, type StayProblem } from '~/features/catalogue/filters/stay-problem'
import { readListingQuery } from '~/features/catalogue/search/listing-query'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { compareRental, type ComparedRental } from './compare-rental.server'
import { keptHref, type SharedStay } from '~/features/catalogue/favorites/kept-href'

export type FavoritesPageData = {
  head: { title: string; description: string }
  /** Whether the address names places at all. */
  isNamed: boolean
  places: ComparedRental[]
  /** Places of the address that were renamed since they were kept: the slug that it has, and the present one. */
  renamed: [from: string, to: string][]
  /** Slugs of the address that are no place of this language now. */
  gone: string[]
  /** How many names of the address are none, or too many. */
  ignored: number
  stay: Required<SharedStay>
  /** From here on months are offered for a stay without dates. */
  earliestCheckIn: string
  /** What is wrong with the stay of the address; it is left out then. */
  stayProblem: StayProblem | null
  /** One inquiry for all of them; without a path the dates are missing that it takes. */
  inquiry: { words: string; path: string | null }
}

/** What the favourites page shows for its address, from the catalogue alone. Throws a 503 response without one. */
export async function readFavoritesPage(
  locale: Locale,
  search: URLSearchParams,
): Promise<FavoritesPageData> {
  const catalogue = getCatalogue()
  const now = pageMoment()
  const { slugs: named, ignored } = parseKeptSlugs(search.get(placesParameter))
  const present = named.map((slug) => [slug, presentSlug(catalogue, slug, locale)] as const)
  const slugs = [...new Set(present.map(([, slug]) => slug))]
  const earliest = earliestCheckIn(now)
  const context = { section: 'vacationRentals', earliestCheckIn: earliest } as const
  const { query, problems } = readListingQuery(search, context)
  const compared = slugs.map((slug) => compareRental({ catalogue, locale, query, now }, slug))
  const { checkIn, checkOut, flexible, stay: length, month, adult, children } = query
  const stay = { checkIn, checkOut, flexible, stay: length, month, adult, children }
  const { t } = await createServerI18n(locale)
  const places = compared.filter((place) => place !== null)
  // With flexible dates each place has days of its own; one inquiry takes one pair for all.
  const hasOneStay = checkIn !== null && flexible === 0
  const isAskable = hasOneStay || places.every(({ card }) => card.section === 'housesForSale')
  const count = places.filter(({ problem }) => problem === null).length
  return {
    head: {
      title: t('favorites:metaTitle'),
      description: t('favorites:metaDescription'),
    },
    isNamed: search.has(placesParameter),
    places,
    renamed: present.flatMap(([from, to]): [string, string][] => (from === to ? [] : [[from, to]])),
    gone: slugs.filter((_, index) => compared[index] === null),
    ignored,
    stay,
    earliestCheckIn: earliest,
    stayProblem: stayProblemOf(problems),
    inquiry: isAskable
      ? {
          words: t('severalPlaces:askForAll', { count }),
          path: count > 0 ? keptHref('inquireNow', locale, slugs, stay) : null,
        }
      : { words: t('severalPlaces:datesFirst'), path: null },
  }
}
