import { log } from '~/platform/log/log.server'
import type { Catalogue } from '../catalogue'
import { getCatalogueUntagged, hasCatalogue } from '../store/catalogue-store.server'
import type { ApiAnswer } from './api-answer'

const freshFor = 'public, max-age=30, stale-while-revalidate=300'

/** Answers a call as JSON; 503 while there is no catalogue. */
export function apiResponse(answer: (catalogue: Catalogue, now: Date) => ApiAnswer): Response {
  if (!hasCatalogue()) {
    log.warn('a call was refused: there is no catalogue yet')
    const headers = { 'Retry-After': '30', 'Cache-Control': 'no-store' }
    return Response.json({ errors: ['UNAVAILABLE'] }, { status: 503, headers })
  }
  const { status, body } = answer(getCatalogueUntagged(), new Date())
  const headers = { 'Cache-Control': status === 200 ? freshFor : 'no-store' }
  return Response.json(body, { status, headers })
}
