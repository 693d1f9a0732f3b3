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
import type { InquiryDesk } from './inquiry-desk.server'
import { payloadForm } from './payload-form'
import { takeInquiry } from './take-inquiry.server'

/**
 * `POST /api/bookings/require` (browsing.md §7), as JSON or as the form of the page: 200 `{data}` once the
 * inquiry is written down. 400, 413 and 415 for what cannot be read, 422 for what is wrong, 409 for a key
 * that belongs to another inquiry, 429, and 503 while nothing can be written down.
 */
export async function answerRequire(request: Request, desk?: InquiryDesk): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod()
  const sent = await readSentForm(request, payloadForm)
  if ('status' in sent) return unreadableCall(sent.status)
  const taken = await takeInquiry(request, sent.form, sent.language, desk)
  if (taken.outcome === 'broken') return unreadableCall(400)
  if (taken.outcome === 'declined') {
    const { error } = taken
    const message = error && (await verifyMessage(sent.language, error))
    return declinedCall(taken, sent.language, { code: error, message })
  }
  const confirmation = confirmationPath(sent.language, taken, sent.form.has('landing'))
  return callAnswer(200, { data: { reference: taken.reference, confirmation } })
}

async function verifyMessage(language: Locale, error: StayError): Promise<string> {
  const { t } = await createServerI18n(language)
  return t(`pricing:verify.${error}`)
}
