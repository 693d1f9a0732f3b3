import { submissionReceiptSchema, type SubmissionReceipt } from '~content/submission'
import { env } from '~/platform/env/env.server'
import { seconds } from '~/platform/units/duration'

const patience = seconds(20)
const longestReason = 500

/**
 * Hands a submission to the CMS, which stores one id once. `path` starts below `/api/`.
 * Throws with the CMS's own reason where it did not take it.
 */
export async function submitToCms(
  path: string,
  submission: object,
  signal: AbortSignal,
  cms = { url: env.CMS_URL, token: env.CMS_SUBMISSION_TOKEN },
): Promise<SubmissionReceipt['data']> {
  const response = await fetch(`${cms.url}/api/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${cms.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(submission),
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  const body = await response.text()
  if (!response.ok) {
    throw new Error(`The CMS answered ${response.status}: ${body.slice(0, longestReason)}`)
  }
  return submissionReceiptSchema.parse(JSON.parse(body)).data
}
