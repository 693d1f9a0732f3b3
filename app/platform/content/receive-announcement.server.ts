import { contentChangeSchema, contentSignatureHeader } from '~content/content-change'
import { env } from '~/platform/env/env.server'
import { takeInAnnouncement } from './content-sync.server'
import { isSignedBy } from './verify-signature.server'

/**
 * Answers `POST /webhooks/content`: 401 without a valid signature, 400 for an unknown body, 202 otherwise.
 * The work itself follows the answer, since the CMS must not wait for pages to be rendered.
 */
export async function receiveAnnouncement(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405)
  const body = await request.text()
  const signature = request.headers.get(contentSignatureHeader)
  if (!isSignedBy(env.CONTENT_WEBHOOK_SECRET, body, signature)) return answer(401)
  const change = contentChangeSchema.safeParse(parseJson(body))
  if (!change.success) return answer(400)
  takeInAnnouncement(change.data)
  return answer(202)
}

function answer(status: 202 | 400 | 401 | 405): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
