import type { SubmissionResult } from '@conform-to/react'

/** What the editor shows after a form that was not taken. */
export type EditorReply = {
  result: SubmissionResult | null
  problem: 'outdated' | 'unavailable' | null
}
