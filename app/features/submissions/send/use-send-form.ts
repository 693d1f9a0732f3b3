import type { Submission, SubmissionResult } from '@conform-to/react'
import { useRef, useState } from 'react'
import type { Locale } from '~content/locale'
import { keepCustomer, type StoredCustomer } from '~/features/contact/stored-customer'
import { systemFields } from '~/platform/forms/system-fields'
import { readCampaign } from '../campaign/campaign'
import { sendForm, type SentForm } from './send-form'
import { forgetSubmissionKey, submissionKeyFor } from './submission-key'

type Options<Value> = {
  /** Name of the form: what is sent twice is known by it. */
  form: string
  /** Of the call, without the leading slash. */
  path: string
  language: Locale
  /** The name and e-mail that prefill the next form; null if the form does not ask for both. */
  customerOf: (value: Value) => StoredCustomer | null
  /** The form was taken; where it leads is the caller's to decide. */
  onAccepted: (confirmation: string) => void
  /** Gives true if it has told the visitor by itself. */
  onDeclined?: (sent: Extract<SentForm, { outcome: 'declined' }>) => boolean
}

/**
 * Sends a form without leaving the page, so that nothing typed is lost where sending fails. A second press
 * meanwhile does nothing, nor does one after success: the second click of a double click may come when the answer is
 * there already. How the visitor came here travels along.
 */
export function useSendForm<Input extends Record<string, unknown>, Value>(options: Options<Value>) {
  const { form: name, path, language, customerOf, onAccepted, onDeclined } = options
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<SubmissionResult | null>(null)

  async function send(
    form: FormData,
    submission: Submission<Input, string[], Value>,
  ): Promise<void> {
    if (isUnderWay.current || submission.status !== 'success') return
    isUnderWay.current = true
    setSending(true)
    form.delete(systemFields.submissionKey)
    const texts = [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const body = new URLSearchParams({ language_code: language })
    for (const [field, value] of texts) body.append(field, value)
    const content = new URLSearchParams(body)
    // Drawn anew for each try.
    content.delete(systemFields.botCheckToken)
    body.set(systemFields.submissionKey, submissionKeyFor(name, content.toString()))
    for (const [field, value] of readCampaign()) body.append(field, value)
    const sent = await sendForm(path, body)
    if (sent.outcome === 'accepted') {
      const customer = customerOf(submission.value)
      if (customer) keepCustomer(customer)
      forgetSubmissionKey(name)
      onAccepted(sent.confirmation)
      return
    }
    isUnderWay.current = false
    setSending(false)
    if (sent.status === 409) forgetSubmissionKey(name)
    const { '': formErrors = [], ...fieldErrors } = sent.fields
    if (onDeclined?.(sent) !== true) setResult(submission.reply({ formErrors, fieldErrors }))
  }

  return { send, isSending, result }
}
