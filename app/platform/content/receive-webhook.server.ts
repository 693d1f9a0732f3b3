import { contentChangeSchema, contentSignatureHeader } from '~content/content-change'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { applyAndShareChange } from './content-sync.server'
import { isSignedBy } from './verify-signature.server'

/**
 * Handles `POST /webhooks/content`: 401 without a valid signature, 400 for an unknown body, else 202.
 * The change is applied after the response, so that the CMS does not wait for it.
 */
export async function receiveWebhook(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405)
  const body = await request.text()
  const signature = request.headers.get(contentSignatureHeader)
  if (!isSignedBy(env.CONTENT_WEBHOOK_SECRET, body, signature)) return reject(401)
  const change = contentChangeSchema.safeParse(parseJson(body))
  if (!change.success) return reject(400)
  applyAndShareChange(change.data)
  return answer(202)
}

/** Says so in the log, as a wrong secret leaves pages old. */
function reject(status: 400 | 401): Response {
  log.warn({ status }, 'content webhook rejected')
  return answer(status)
}

function answer(status: 202 | 400 | 401 | 405): Response {
  return new Response(null, { status, headers: { 'Cache-Control': noStore } })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
