import type { SubmissionResult } from '@conform-to/react'

/** What a page's action answers to a lead form that was not taken, where no script sent it. */
export type LeadReply = {
  /** The form it is about: a page may have several. */
  formId: string
  result: SubmissionResult
  /** Good news instead of mistakes. */
  notice: 'alreadySubscribed' | null
}

/** Field in which a form names itself. */
export const formIdField = 'formId'
