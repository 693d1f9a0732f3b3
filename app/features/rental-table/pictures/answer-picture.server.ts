import { contentSignatureHeader } from '~content/content-change'
import { pictureQuestionSchema, type PictureAnswer } from '~content/rental-import'
import type { PictureProblem } from '~content/rental-import-problem'
import { isSignedBy } from '~/platform/content/verify-signature.server'
import { env } from '~/platform/env/env.server'
import {
  type Network,
  RequestFailed,
  requestPublic,
  type RequestProblem,
} from '~/platform/http/public/request-public.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { seconds } from '~/platform/units/duration'
import { makePicture, maxPictureBytes } from './make-picture.server'

const problems = {
  address: 'Address',
  private: 'Private',
  redirects: 'Unreachable',
  compressed: 'NotPicture',
  unreachable: 'Unreachable',
  tooLarge: 'TooLarge',
  tooSlow: 'TooSlow',
} as const satisfies Record<RequestProblem, PictureProblem>

/**
 * `POST /webhooks/picture`: the picture at an address that staff wrote into a table of rentals, written anew. The CMS
 * asks; 401 without its signature, 400 for an unknown body.
 */
export async function answerPicture(request: Request, network?: Network): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  const body = await request.text()
  const signature = request.headers.get(contentSignatureHeader)
  if (!isSignedBy(env.CONTENT_WEBHOOK_SECRET, body, signature)) {
    return new Response(null, { status: 401 })
  }
  const question = pictureQuestionSchema.safeParse(parseJson(body))
  if (!question.success) return new Response(null, { status: 400 })
  const answer = await fetchPicture(question.data.address, network)
  return Response.json(answer, { headers: { 'Cache-Control': noStore } })
}

async function fetchPicture(address: string, network?: Network): Promise<PictureAnswer> {
  try {
    const { status, body } = await requestPublic(address, {
      headers: { Accept: 'image/*', 'User-Agent': 'Picture-Reader/1.0' },
      timeout: seconds(10),
      maxBytes: maxPictureBytes,
      ...(network && { network }),
    })
    return status === 200 ? await makePicture(body) : { problem: 'Unreachable' }
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    return { problem: problems[error.problem] }
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
