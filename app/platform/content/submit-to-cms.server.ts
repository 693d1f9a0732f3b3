import { submissionReceiptSchema, type SubmissionReceipt } from '~content/submission'
import { env } from '~/platform/env/env.server'
import { seconds } from '~/platform/units/duration'
import { fetchCms } from './fetch-cms.server'

const timeout = seconds(20)
const maxReasonLength = 500

const ownCms = () => ({ url: env.CMS_URL, token: env.CMS_SUBMISSION_TOKEN })

/**
 * Sends a submission to the CMS, which stores each id once. `path` starts below `/api/`. Throws with the reason of the
 * CMS if it rejects the submission.
 */
export async function submitToCms(
  path: string,
  submission: object,
  signal: AbortSignal,
  cms = ownCms(),
): Promise<SubmissionReceipt['data']> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
  return submissionReceiptSchema.parse(await postToCms(path, submission, limit, cms)).data
}

/** POST request to the CMS with the token for submissions. Returns the JSON; throws with the reason of the CMS. */
export async function postToCms(
  path: string,
  body: object,
  signal: AbortSignal,
  cms = ownCms(),
): Promise<unknown> {
  const response = await fetchCms(`${cms.url}/api/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${cms.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  const answer = await response.text()
  if (!response.ok) {
    throw new Error(`The CMS answered ${response.status}: ${answer.slice(0, maxReasonLength)}`)
  }
  return JSON.parse(answer)
}
