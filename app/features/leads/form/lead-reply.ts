import type { SubmissionResult } from '@conform-to/react'

/** What a page's action returns for a rejected lead form that was sent without script. */
export type LeadReply = {
  /** The id of the form: a page may have several. */
  formId: string
  result: SubmissionResult
  /** A notice in place of errors. */
  notice: 'alreadySubscribed' | null
}

/** Field in which a form names itself. */
export const formIdField = 'formId'
