import type { Catalogue } from '~/features/catalogue/catalogue'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { readFields } from '~/platform/body/read-fields.server'
import { log } from '~/platform/log/log.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import type { CallAnswer } from '~/platform/http/call-answer'
import { rejected } from './rejected'

type Answer = (
  catalogue: Catalogue,
  fields: Readonly<Record<string, unknown>>,
  now: string,
) => CallAnswer

/**
 * Answers a call that carries a body: 405 for another method than POST, 415 for a body that is neither JSON
 * nor a form, 400 for one that cannot be read, 503 while there is no catalogue.
 */
export async function answerCall(request: Request, answer: Answer): Promise<Response> {
  if (request.method !== 'POST') {
    return json({ status: 405, body: { errors: ['METHOD_NOT_ALLOWED'] } }, { Allow: 'POST' })
  }
  const read = await readFields(request)
  if ('status' in read) {
    const code = read.status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'UNREADABLE_REQUEST'
    return json(rejected(read.status, [code]))
  }
  if (!hasCatalogue()) {
    log.warn('API call rejected: the catalogue is not loaded yet')
    return json({ status: 503, body: { errors: ['UNAVAILABLE'] } }, { 'Retry-After': '30' })
  }
  return json(answer(getCatalogueUntagged(), read.fields, new Date().toISOString()))
}

function json({ status, body }: CallAnswer, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': noStore } })
}
