import type { SubmissionResult } from '@conform-to/react'
import type { GuestFileField } from '../files/guest-file-kinds'
import type { FormMessage } from '~/platform/forms/form-message'
import type { MessageAction } from '../messages/message-text'

/** What the guest's page shows after a form that was not taken. */
export type GuestReply = {
  result: SubmissionResult | null
  /** A key of the forms' messages. */
  formError: string | null
  /** Why a file was not taken, in the language of the page. */
  fileProblem: { field: GuestFileField; message: string } | null
  /** A question or a reason that was not sent, as it was written. */
  message: { action: MessageAction; text: string; problem: FormMessage } | null
}
