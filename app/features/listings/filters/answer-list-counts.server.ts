import { prepareSearch } from '~/features/catalogue/search/prepare-search'
import { searchListings } from '~/features/catalogue/search/search-listings'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { allRentalsTag } from '~/features/catalogue/store/catalogue-tags'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { listOfCall, readListSearch } from '../list/read-list-search.server'
import type { ListCounts } from './use-list-counts'

/** `GET /list/counts`: what the page of a list says of its filters, without the page. Stored like it. */
export async function answerListCounts(request: Request): Promise<Response> {
  addCacheTags(allRentalsTag)
  const catalogue = getCatalogue()
  const search = readListSearch(catalogue, listOfCall(request))
  await runInSlices(prepareSearch(catalogue, search))
  const { total, counts } = searchListings(catalogue, { ...search, withCounts: true })
  const answer = { total, counts: counts ?? { facets: [], prices: [] } }
  return Response.json(answer satisfies ListCounts)
}
