import { useNavigation } from '@remix-run/react'
import { parseListingQuery } from '~/features/catalogue/search/listing-query'
import type { ListingPageData } from './read-listing-page.server'

/** A list stands for a section, a region or a town of it; longer paths are places. */
const belowSection = /^(\/[^/]+){0,2}$/

/**
 * Path and query of the list that the visitor asked for last, also while it is on its way. Links that change one thing
 * build on it, so that a second choice in a hurry does not undo the first.
 */
export function useRequestedList(data: ListingPageData): Pick<ListingPageData, 'path' | 'query'> {
  const { location } = useNavigation()
  const { path, query, sectionPath, section, earliestCheckIn } = data
  if (!location || !isListOf(sectionPath, location.pathname)) return { path, query }
  const params = new URLSearchParams(location.search)
  return {
    path: location.pathname,
    query: parseListingQuery(params, { section, earliestCheckIn }),
  }
}

function isListOf(sectionPath: string, pathname: string): boolean {
  return pathname.startsWith(sectionPath) && belowSection.test(pathname.slice(sectionPath.length))
}
