import { redirect } from '@remix-run/node'
import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { findPlace } from '~/features/catalogue/places/find-place'
import { listPlaces, type PlaceFacet } from '~/features/catalogue/places/list-places'
import { placePath } from '~/features/catalogue/places/place-path'
import { findHiddenByDates } from '~/features/catalogue/search/hidden-by-dates'
import { listAddress, parseListingQuery, toSearch } from '~/features/catalogue/search/listing-query'
import type { ListingCounts } from '~/features/catalogue/search/count-choices'
import { prepareStay } from '~/features/catalogue/search/prepare-stay'
import { resolveQuery } from '~/features/catalogue/search/resolve-query'
import { type ListingResults, searchListings } from '~/features/catalogue/search/search-listings'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { allRentalsTag, catalogueTag } from '~/features/catalogue/store/catalogue-tags'
import type { LateForm } from '~/features/leads/form/late-form'
import { readLateForm } from '~/features/leads/form/late-form.server'
import { contentMissing } from '~/platform/content/content-missing.server'
import { readContent } from '~/platform/content/read-content.server'
import { notFound } from '~/platform/http/not-found.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { sectionHref } from '~/routing/section-pages'
import { type ListingSection, listingSections } from '~content/listing-section'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import { suggestAnswers, type SuggestedAnswer } from '../results/suggest-answers.server'

type PlaceWords = { slug: string; name: string; fullName: string; line: string }

export type ListingPageData = Pick<ListingResults, 'total' | 'left' | 'cards' | 'groups'> & {
  section: SectionKey
  content: ListingSection
  /** What each choice of a filter would list. */
  counts: ListingCounts
  /** Only on an empty list: links to lists nearby that have places. */
  suggestions: SuggestedAnswer[]
  /** Places that the dates alone hide; null on an empty list, which has suggestions. */
  hidden: { count: number; to: string } | null
  region: PlaceWords | null
  town: PlaceWords | null
  places: PlaceFacet[]
  /** Names of the towns that the query filters by, by slug. */
  townNames: Record<string, string>
  query: ListingQuery
  /** The canonical query of this page, without `?`. */
  search: string
  path: string
  sectionPath: string
  /** `YYYY-MM-DD`. */
  earliestCheckIn: string
  /** Only on the top-listing variant, which has a form. */
  leadForm: LateForm | null
}

type ListingRequest = {
  section: SectionKey
  locale: Locale
  /** From the path: region and town, where it names them. */
  place: { state?: string | undefined; location?: string | undefined }
  params: URLSearchParams
}

/**
 * What a list shows. Throws 404 for a place that does not exist, 503 without a catalogue, and a redirect
 * where the query names one place, since each place has a page of its own.
 */
export async function readListingPage(request: ListingRequest): Promise<ListingPageData> {
  const { section, locale, place, params } = request
  addCacheTags(catalogueTag, allRentalsTag)
  const catalogue = getCatalogue()
  const now = pageMoment()
  const earliest = earliestCheckIn(now)
  const asked = parseListingQuery(params, { section, earliestCheckIn: earliest })
  const { query } = resolveQuery(catalogue, asked)
  const found = place.state ? findPlace(catalogue, locale, place.state, place.location) : null
  if (place.state && !found) throw notFound()
  const places = listPlaces(catalogue, section, locale)
  redirectToOnePlace(request, query, places)

  const search = {
    ...{ section, query, locale, now },
    ...(found && { regionSlug: found.region.slug }),
    ...(found?.town && { townSlug: found.town.slug }),
  }
  await runInSlices(prepareStay(catalogue, search))
  const results = searchListings(catalogue, { ...search, upToPage: true, withCounts: true })
  const { total, left, cards, groups } = results
  const list = {
    ...{ section, query },
    region: found && { ...found.region, line: found.region.description },
    town: found?.town ?? null,
    townNames: namesOf(query.location, places),
    counts: results.counts ?? { facets: [], prices: [] },
  }
  const path = sectionHref(section, locale, place)
  const hidden = total > 0 ? findHiddenByDates(catalogue, search) : null
  return {
    ...list,
    content: await readListingSection(section, locale),
    places,
    suggestions: total === 0 ? await suggestAnswers(catalogue, search, list) : [],
    hidden: hidden && { count: hidden.count, to: listAddress(path, hidden.query) },
    search: toSearch(query),
    path,
    sectionPath: sectionHref(section, locale),
    earliestCheckIn: earliest,
    leadForm: query.topListing ? readLateForm(locale) : null,
    total,
    left,
    cards: groups ? [] : cards,
    groups,
  }
}

/** The place filter of a form without script arrives as a query. */
function redirectToOnePlace(
  { section, locale, params }: ListingRequest,
  query: ListingQuery,
  places: PlaceFacet[],
): void {
  const asked = params.getAll('location').filter((value) => value !== '')
  const isOne = asked.length === 1 && query.location.length <= 1
  const place = isOne ? (query.location[0] ?? asked[0]) : null
  const path = place && placePath(section, locale, places, place)
  if (!path) return
  const rest = new URLSearchParams(toSearch({ ...query, location: [] }))
  for (const name of ['menu', 'landing']) {
    const value = params.get(name)
    if (value) rest.set(name, value)
  }
  throw redirect(rest.size > 0 ? `${path}?${rest}` : path)
}

function namesOf(slugs: string[], places: PlaceFacet[]): Record<string, string> {
  const towns = places.flatMap((region) => region.towns)
  return Object.fromEntries(
    slugs.map((slug) => [slug, towns.find((town) => town.slug === slug)?.name ?? slug]),
  )
}

/** The words of a section's list. Throws a 503 where editors have not published them. */
async function readListingSection(section: SectionKey, locale: Locale): Promise<ListingSection> {
  const sections = await readContent(listingSections, locale)
  const found = sections?.find((each) => each.key === section)
  if (!found) throw contentMissing(listingSections.uid, locale)
  return found
}
