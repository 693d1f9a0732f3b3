import type { Submission, SubmissionResult } from '@conform-to/react'
import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import type { Locale } from '~content/locale'
import { keepCustomer } from '~/features/contact/stored-customer'
import { ownFields } from '~/platform/forms/own-fields'
import type { InquiryFields, InquiryInput } from './inquiry-schema'
import { sendInquiry } from './send-inquiry'
import { forgetSubmissionKey, submissionKeyFor } from './submission-key'

type InquirySubmission = Submission<InquiryInput, string[], InquiryFields>

type Options = {
  language: Locale
  /** The inquiry was taken, before the page is left. */
  onAccepted: () => void
  /** The product cannot be had any more. */
  onRefused: () => void
}

/**
 * Sends the form without leaving the page, so that nothing typed is lost where sending fails. A second press
 * meanwhile does nothing.
 */
export function useSendInquiry({ language, onAccepted, onRefused }: Options) {
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<SubmissionResult<string[]> | null>(null)

  async function send(form: FormData, submission: InquirySubmission): Promise<void> {
    if (isSending || submission.status !== 'success') return
    setSending(true)
    form.delete(ownFields.submissionKey)
    const content = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
    form.set(ownFields.submissionKey, submissionKeyFor(content.toString()))
    const sent = await sendInquiry(form, language)
    setSending(false)
    if (sent.outcome === 'accepted') {
      keepCustomer(submission.value)
      forgetSubmissionKey()
      onAccepted()
      navigate(sent.confirmation)
      return
    }
    const { '': formErrors = [], ...fieldErrors } = sent.fields
    // Whoever presses again means a new inquiry.
    if (sent.isConflict) forgetSubmissionKey()
    setResult(submission.reply({ formErrors, fieldErrors }))
    if (sent.error) onRefused()
  }

  return { send, isSending, result }
}
