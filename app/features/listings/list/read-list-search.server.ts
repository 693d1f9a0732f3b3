import type { Catalogue } from '~/features/catalogue/catalogue'
import { findPlace } from '~/features/catalogue/places/find-place'
import { letsStays } from '~/features/catalogue/filters/dates'
import { stayProblemOf, type StayProblem } from '~/features/catalogue/filters/stay-problem'
import { readListingQuery } from '~/features/catalogue/search/listing-query'
import type { ListingMatch } from '~/features/catalogue/search/match-listings'
import { resolveQuery } from '~/features/catalogue/search/resolve-query'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import { notFound } from '~/platform/http/not-found.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import { findPage } from '~/routing/find-page'
import { listPathParameter } from '~/routing/parameters'
import { pageEntry } from '~/routing/table'

export type ListRequest = {
  section: SectionKey
  locale: Locale
  /** From the path: region and town, where it names them. */
  place: { state?: string | undefined; location?: string | undefined }
  params: URLSearchParams
}

type ListSearch = ListingMatch & {
  found: ReturnType<typeof findPlace>
  /** Why the stay of the address does not count. */
  stayProblem: StayProblem | null
}

/**
 * The search that the address of a list stands for, with the place of its path. Throws 404 where that does not exist.
 */
export function readListSearch(
  catalogue: Catalogue,
  { section, locale, place, params }: ListRequest,
): ListSearch {
  const now = pageMoment()
  const asked = readListingQuery(params, { section, earliestCheckIn: earliestCheckIn(now) })
  const { query } = resolveQuery(catalogue, asked.query)
  const found = place.state ? findPlace(catalogue, locale, place.state, place.location) : null
  if (place.state && !found) throw notFound()
  return {
    section,
    query,
    locale,
    now,
    found,
    stayProblem: letsStays(section) ? stayProblemOf(asked.problems) : null,
    ...(found && { regionSlug: found.region.slug }),
    ...(found?.town && { townSlug: found.town.slug }),
  }
}

/** The list that a call names by its path. Throws 404 where there is no such page. */
export function listOfCall(request: Request): ListRequest {
  const { searchParams: params } = new URL(request.url)
  const page = findPage(params.get(listPathParameter) ?? '')
  const section = page && pageEntry(page.name).section
  if (!section || page.params.slug !== undefined) throw notFound()
  const { state, location } = page.params
  return { section, locale: page.locale, place: { state, location }, params }
}
