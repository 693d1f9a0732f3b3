import type { SubmissionResult } from '@conform-to/react'

/** A form that was read and not taken. */
export type Declined = {
  outcome: 'declined'
  /** Messages by field, those of the whole form under the empty name. */
  reply: SubmissionResult
  status: 409 | 422 | 429 | 503
  /** Seconds. */
  retryAfter?: number
}

/** What a page or a call tells about trying again. */
export function retryHeaders({ retryAfter }: Declined): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
}
