import type { Locale } from '~content/locale'
import {
  callAnswer,
  declinedCall,
  unreadableCall,
  wrongMethod,
} from '~/features/submissions/call-answer.server'
import { readSentForm } from '~/features/submissions/read-sent-form.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { StayError } from '~/features/pricing/check/stay-error'
import { confirmationPath } from './confirmation-path.server'
import type { InquiryDeps } from './inquiry-deps.server'
import { payloadForm } from './payload-form'
import { submitInquiry } from './submit-inquiry.server'

/**
 * `POST /api/bookings/require` (browsing.md §7), as JSON or as the form of the page: 200 `{data}` once the
 * inquiry is written down. 400, 413 and 415 for what cannot be read, 422 for what is wrong, 409 for a key
 * that belongs to another inquiry, 429, and 503 while nothing can be written down.
 */
export async function answerRequire(request: Request, deps?: InquiryDeps): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod()
  const sent = await readSentForm(request, payloadForm)
  if ('status' in sent) return unreadableCall(sent.status)
  const result = await submitInquiry(request, sent.form, sent.language, deps)
  if (result.outcome === 'broken') return unreadableCall(400)
  if (result.outcome === 'declined') {
    const { error } = result
    const message = error && (await verifyMessage(sent.language, error))
    return declinedCall(result, sent.language, { code: error, message })
  }
  const confirmation = confirmationPath(sent.language, result, sent.form.has('landing'))
  return callAnswer(200, { data: { reference: result.reference, confirmation } })
}

async function verifyMessage(language: Locale, error: StayError): Promise<string> {
  const { t } = await createServerI18n(language)
  return t(`pricing:verify.${error}`)
}
