import { cardHref } from '~/features/catalogue/card/card-href'
import { cardLocation } from '~/features/catalogue/card/listing-card'
import { mapCards, maxMapCards } from '~/features/catalogue/map/map-cards'
import { mapPins } from '~/features/catalogue/map/map-pins'
import {
  getCatalogue,
  getCatalogueUntagged,
} from '~/features/catalogue/store/catalogue-store.server'
import { allRentalsTag } from '~/features/catalogue/store/catalogue-tags'
import { queryReader } from '~/features/catalogue/filters/query-reader'
import { env } from '~/platform/env/env.server'
import { cacheControl } from '~/platform/page-cache/cache-policy'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { listOfCall, readListSearch } from '../list/read-list-search.server'
import { placesOfMap } from './map-address'
import type { MapAnswer, MapCard } from './map-answers'

/** `GET /map/pins`: everything that the map of a list needs to know of it. Stored like a page. */
export async function answerMapPins(request: Request): Promise<Response> {
  addCacheTags(allRentalsTag)
  const catalogue = getCatalogue()
  const search = readListSearch(catalogue, listOfCall(request))
  const pins = await runInSlices(mapPins(catalogue, search))
  const tiles = { url: env.MAP_TILE_URL, attribution: env.MAP_ATTRIBUTION }
  return Response.json({ ...pins, tiles } satisfies MapAnswer)
}

/** `GET /map/cards`: the cards of the places that are named. */
export function answerMapCards(request: Request): Response {
  const catalogue = getCatalogueUntagged()
  const list = listOfCall(request)
  const slugs = queryReader(list.params, () => undefined).slugs(placesOfMap, maxMapCards)
  const search = readListSearch(catalogue, list)
  const cards = mapCards(catalogue, search, slugs).map((card): MapCard => {
    const { slug, name, pictures, price, stay } = card
    const place = cardLocation(card)
    const href = cardHref(card, search.locale, search.query)
    return { slug, name, place, href, picture: pictures[0] ?? null, price, stay }
  })
  return Response.json(cards, { headers: { 'Cache-Control': cacheControl.catalogue } })
}
