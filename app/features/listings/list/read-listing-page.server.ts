import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import type { StayProblem } from '~/features/catalogue/filters/stay-problem'
import { listPlaces, type PlaceFacet } from '~/features/catalogue/places/list-places'
import { findHiddenByDates } from '~/features/catalogue/search/hidden-by-dates'
import { listAddress, toSearch } from '~/features/catalogue/search/listing-query'
import type { ListingCounts } from '~/features/catalogue/search/count-choices'
import { prepareSearch } from '~/features/catalogue/search/prepare-search'
import { type ListingResults, searchListings } from '~/features/catalogue/search/search-listings'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { allRentalsTag, catalogueTag } from '~/features/catalogue/store/catalogue-tags'
import type { LateForm } from '~/features/leads/form/late-form'
import { readLateForm } from '~/features/leads/form/late-form.server'
import { shareImageOf } from '~/features/share-images/share-image-of.server'
import type { DrawnShareImage } from '~/features/site/head/page-head'
import { contentMissing } from '~/platform/content/content-missing.server'
import { readContent } from '~/platform/content/read-content.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { sectionHref } from '~/routing/section-pages'
import { type ListingSection, listingSections } from '~content/listing-section'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import { readListSearch, type ListRequest } from './read-list-search.server'
import {
  redirectToLastPage,
  redirectToMovedTown,
  redirectToNamed,
  redirectToOnePlace,
  redirectToRenamedPlaces,
} from './redirect-list.server'
import { suggestAnswers, type SuggestedAnswer } from '../results/suggest-answers.server'

type PlaceWords = { slug: string; name: string; fullName: string; line: string }

export type ListingPageData = Pick<ListingResults, 'total' | 'left' | 'cards' | 'groups'> & {
  section: SectionKey
  content: ListingSection
  drawn: DrawnShareImage
  /** What each choice of a filter would list. */
  counts: ListingCounts
  /** Only on an empty list: links to further lists nearby that have places. */
  suggestions: SuggestedAnswer[]
  /** Places that the dates alone hide, and the list that shows them. */
  hidden: { count: number; to: string } | null
  region: PlaceWords | null
  town: PlaceWords | null
  places: PlaceFacet[]
  /** Names of the towns that the query filters by, by slug. */
  townNames: Record<string, string>
  query: ListingQuery
  /** Why the stay of the address does not count; the list then is one without dates. */
  stayProblem: StayProblem | null
  /** The canonical query of this page, without `?`. */
  search: string
  path: string
  sectionPath: string
  /** `YYYY-MM-DD`. */
  earliestCheckIn: string
  /** Only on the top-listing variant, which has a form. */
  leadForm: LateForm | null
}

/**
 * What a list shows. Throws 404 for a place that does not exist, 503 without a catalogue, and a redirect
 * where the query names one place, since each place has a page of its own, or where a town moved or was renamed.
 */
export async function readListingPage(request: ListRequest): Promise<ListingPageData> {
  const { section, locale, place } = request
  addCacheTags(catalogueTag, allRentalsTag)
  const catalogue = getCatalogue()
  redirectToMovedTown(catalogue, request)
  redirectToRenamedPlaces(catalogue, request)
  const { found, stayProblem, ...search } = readListSearch(catalogue, request)
  const { query } = search
  await redirectToNamed(catalogue, request, query)
  const places = listPlaces(catalogue, section, locale)
  redirectToOnePlace(request, query, places)

  await runInSlices(prepareSearch(catalogue, search))
  const results = searchListings(catalogue, { ...search, upToPage: true, withCounts: true })
  redirectToLastPage(request, query, results)
  const { total, left, cards, groups } = results
  const list = {
    section,
    query,
    stayProblem,
    region: found && { ...found.region, line: found.region.description },
    town: found?.town ?? null,
    townNames: namesOf(query.location, places),
    counts: results.counts ?? { facets: [], prices: [] },
  }
  const path = sectionHref(section, locale, place)
  const byDates = findHiddenByDates(catalogue, search)
  const hidden = byDates && { count: byDates.count, to: listAddress(path, byDates.query) }
  const suggestions = total === 0 ? await suggestAnswers(catalogue, search, list) : []
  const content = await readListingSection(section, locale)
  const townName = found?.town?.fullName ?? found?.region.fullName
  return {
    ...list,
    content,
    drawn: await shareImageOf(locale, {
      title: townName ?? content.title,
      over: townName ? content.title : '',
      picture: townName
        ? pictureOfList(results)
        : (content.cover?.picture ?? pictureOfList(results)),
    }),
    places,
    suggestions: suggestions.filter(({ to }) => to !== hidden?.to),
    hidden,
    search: toSearch(query),
    path,
    sectionPath: sectionHref(section, locale),
    earliestCheckIn: earliestCheckIn(search.now),
    leadForm: query.topListing ? readLateForm(locale) : null,
    total,
    left,
    cards: groups ? [] : cards,
    groups,
  }
}

/** The first picture of the list as it stands without filters, in which the newest and best come first. */
const pictureOfList = ({ cards, groups }: Pick<ListingResults, 'cards' | 'groups'>) =>
  (groups?.flatMap((group) => group.cards) ?? cards)[0]?.pictures[0]?.picture

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
