import type { SubmissionResult } from '@conform-to/react'

/** A form that was read and rejected. */
export type Declined = {
  outcome: 'declined'
  /** Messages by field, those of the whole form under the empty name. */
  reply: SubmissionResult
  status: 409 | 422 | 429 | 503
  /** Seconds. */
  retryAfter?: number
}

/** The `Retry-After` header of a rejected form, if there is a time to wait. */
export function retryHeaders({ retryAfter }: Declined): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
}
