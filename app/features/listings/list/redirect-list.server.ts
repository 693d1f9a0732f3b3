import { redirect } from '@remix-run/node'
import type { Catalogue } from '~/features/catalogue/catalogue'
import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { listPlaces, type PlaceFacet } from '~/features/catalogue/places/list-places'
import { placePath, regionValue } from '~/features/catalogue/places/place-path'
import { toSearch } from '~/features/catalogue/search/listing-query'
import { toSearchQuery } from '~/features/catalogue/suggest/search-text'
import type { ListingResults } from '~/features/catalogue/search/search-listings'
import { suggest } from '~/features/catalogue/suggest/suggest'
import { getSuggestIndex } from '~/features/catalogue/suggest/suggest-index.server'
import { findPlaceSlug } from '~/features/redirects/redirect-store.server'
import { readStayChoice, writeStayChoice } from '~/features/pricing/request/stay-choice'
import { sectionHref } from '~/routing/section-pages'
import { shownWhereParameter, whereParameter } from '~/routing/parameters'
import type { ListRequest } from './read-list-search.server'

/**
 * What was typed as a place arrives as a query, too, where nothing was chosen: it leads to the place or the rental that
 * it names best, or to a list that finds nothing and says what is near.
 */
export async function redirectToNamed(
  catalogue: Catalogue,
  { section, locale, params }: ListRequest,
  query: ListingQuery,
): Promise<void> {
  const typed = params.get(whereParameter) ?? ''
  const shown = params.get(shownWhereParameter) ?? ''
  if (typed === shown) return
  const text = toSearchQuery(typed)
  const chosen = params.getAll('location').filter((value) => value !== '')
  const offered = listPlaces(catalogue, section, locale)
  // The place of the page stays chosen until a script is there that takes it out.
  if (chosen.length > 0 && !isNamed(offered, chosen, shown)) return
  if (text === '') {
    if (chosen.length === 0) return
    const rest = new URLSearchParams(toSearch({ ...query, location: [] }))
    throw redirect(withSearch(sectionHref(section, locale), keepLayout(rest, params)))
  }
  const index = await getSuggestIndex(catalogue, locale)
  const { places, rentals } = suggest(catalogue, index, { section, locale, text })
  const [place] = places
  const [rental] = rentals
  if (!place && rental) {
    const stay = writeStayChoice(new URLSearchParams(), readStayChoice(params))
    throw redirect(withSearch(rental.path, keepLayout(stay, params)))
  }
  const value = place?.value ?? text.replaceAll(' ', '-')
  const path = place && placePath(section, locale, offered, value)
  const location = path ? [] : [value]
  const rest = new URLSearchParams(toSearch({ ...query, location }))
  throw redirect(withSearch(path ?? sectionHref(section, locale), keepLayout(rest, params)))
}

/** Whether a place, as a form sends it, is the one whose name a page showed. */
function isNamed(places: PlaceFacet[], [slug, ...others]: string[], shown: string): boolean {
  if (others.length > 0) return false
  const region = places.find((each) => regionValue(each.slug) === slug)
  const town = places.flatMap((each) => each.towns).find((each) => each.slug === slug)
  return region ? shown.includes(region.name) : town?.name === shown
}

/** A town that moved to another region leads from its former address to its list of today. */
export function redirectToMovedTown(
  catalogue: Catalogue,
  { section, locale, place, params }: ListRequest,
): void {
  const town = [...catalogue.towns.values()].find(({ slug }) => slug === place.location)
  const region = town && catalogue.regions.get(town.regionId)
  if (!town || !region || region.slug === place.state) return
  const path = sectionHref(section, locale, { state: region.slug, location: town.slug })
  throw redirect(withSearch(path, params), 301)
}

/** A town or region that was renamed is chosen by its present slug, also where a query names the former one. */
export function redirectToRenamedPlaces(
  catalogue: Catalogue,
  { section, locale, place, params }: ListRequest,
): void {
  const chosen = params.getAll('location').flatMap((value) => value.split(','))
  if (chosen.length === 0) return
  const towns = new Set([...catalogue.towns.values()].map(({ slug }) => slug))
  const present = chosen.map((value) => (towns.has(value) ? value : presentPlace(value)))
  if (present.every((value, index) => value === chosen[index])) return
  const renamed = new URLSearchParams(params)
  renamed.set('location', present.join())
  throw redirect(withSearch(sectionHref(section, locale, place), renamed), 301)
}

/** What `location` says today for a town or region that had this slug before; any other value stays. */
function presentPlace(value: string): string {
  const prefix = regionValue('')
  if (!value.startsWith(prefix)) {
    return findPlaceSlug('town', value) ?? findPlaceSlug('region', value) ?? value
  }
  const slug = findPlaceSlug('region', value.slice(prefix.length))
  return slug === null ? value : regionValue(slug)
}

/** The place filter of a form without script arrives as a query. */
export function redirectToOnePlace(
  { section, locale, params }: ListRequest,
  query: ListingQuery,
  places: PlaceFacet[],
): void {
  const asked = params.getAll('location').filter((value) => value !== '')
  const isOne = asked.length === 1 && query.location.length <= 1
  const place = isOne ? (query.location[0] ?? asked[0]) : null
  const path = place && placePath(section, locale, places, place)
  if (!path) return
  const rest = new URLSearchParams(toSearch({ ...query, location: [] }))
  throw redirect(withSearch(path, keepLayout(rest, params)))
}

/** A page beyond the last one leads to the last one, as when a list has become shorter. */
export function redirectToLastPage(
  { section, locale, place, params }: ListRequest,
  query: ListingQuery,
  { total, cards }: Pick<ListingResults, 'total' | 'cards'>,
): void {
  const page = Math.ceil(total / query.results)
  if (total === 0 || cards.length > 0 || query.page <= page) return
  const rest = new URLSearchParams(toSearch({ ...query, page }))
  throw redirect(withSearch(sectionHref(section, locale, place), keepLayout(rest, params)))
}

function keepLayout(search: URLSearchParams, params: URLSearchParams): URLSearchParams {
  for (const name of ['menu', 'landing']) {
    const value = params.get(name)
    if (value) search.set(name, value)
  }
  return search
}

function withSearch(path: string, search: URLSearchParams): string {
  return search.size > 0 ? `${path}?${search}` : path
}
