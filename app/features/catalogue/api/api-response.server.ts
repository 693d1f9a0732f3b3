import { log } from '~/platform/log/log.server'
import { cacheControl, noStore } from '~/platform/page-cache/cache-policy'
import type { Catalogue } from '../catalogue'
import { getCatalogueUntagged, hasCatalogue } from '../store/catalogue-store.server'
import type { CallAnswer } from '~/platform/http/call-answer'

/** Answers an API call as JSON; 503 until the catalogue is loaded. */
export async function apiResponse(
  answer: (catalogue: Catalogue, now: Date) => CallAnswer | Promise<CallAnswer>,
): Promise<Response> {
  if (!hasCatalogue()) {
    log.warn('API call rejected: the catalogue is not loaded yet')
    const headers = { 'Retry-After': '30', 'Cache-Control': noStore }
    return Response.json({ errors: ['UNAVAILABLE'] }, { status: 503, headers })
  }
  const { status, body } = await answer(getCatalogueUntagged(), new Date())
  const headers = { 'Cache-Control': status === 200 ? cacheControl.catalogue : noStore }
  return Response.json(body, { status, headers })
}
