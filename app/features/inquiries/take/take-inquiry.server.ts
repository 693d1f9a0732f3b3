import { randomUUID } from 'node:crypto'
import type { SubmissionResult } from '@conform-to/react'
import type { Locale } from '~content/locale'
import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { getCatalogueUntagged, hasCatalogue } from '~/features/listings/catalogue-store.server'
import type { StayError } from '~/features/pricing/stay-error'
import { env } from '~/platform/env/env.server'
import { admitVisitor } from '~/platform/forms/admit-visitor.server'
import { message } from '~/platform/forms/form-message'
import { ownFields } from '~/platform/forms/own-fields'
import { parseForm } from '~/platform/forms/parse-form.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { inquirySchema } from '../form/inquiry-schema'
import { priceInquiry } from './price-inquiry'
import { readAskedInquiry } from './read-asked-inquiry.server'
import { referenceOf } from './reference-of.server'
import { storeInquiry } from './store-inquiry.server'

export type TakenInquiry =
  /** Written down for good, or a program's that only believes so. */
  | { outcome: 'accepted'; reference: string }
  /** `retryAfter` in seconds, `error` the first code of what cannot be had. */
  | { outcome: 'declined'; reply: Reply; status: Status; retryAfter?: number; error?: StayError }
  /** It is no form of ours. */
  | { outcome: 'broken' }

/** What the page shows of it: messages by field, those of the whole form under the empty name. */
type Reply = SubmissionResult<string[]>
type Status = 409 | 422 | 429 | 503

const schema = inquirySchema(isPhoneNumber)

/**
 * Takes an inquiry in, whether the page, its script or a program sends it (pricing.md, "The calls"). The form
 * has passed the gate; what it says of prices is not asked.
 */
export async function takeInquiry(
  request: Request,
  form: FormData,
  language: Locale,
): Promise<TakenInquiry> {
  const parsed = parseForm(schema, form)
  if (!('submission' in parsed)) return { outcome: 'broken' }
  const { submission } = parsed
  if (submission.status !== 'success') {
    return { outcome: 'declined', status: 422, reply: submission.reply() }
  }
  const decline = (status: Status, text: Parameters<typeof message>[0]) =>
    ({
      outcome: 'declined',
      status,
      reply: submission.reply({ formErrors: [message(text)] }),
    }) as const

  const asked = readAskedInquiry(submission.value, language)
  if (!asked) return { outcome: 'broken' }
  if (!hasCatalogue()) return decline(503, 'sendDataError')
  const catalogue = getCatalogueUntagged()
  const priced = priceInquiry(catalogue, asked, new Date())
  if ('error' in priced) return { ...decline(422, 'formIncomplete'), error: priced.error }

  const admission = await admitVisitor(request, form)
  if (admission.outcome === 'caught') {
    return { outcome: 'accepted', reference: referenceOf(randomUUID()) }
  }
  if (admission.outcome === 'unproven') return decline(422, 'botCheckFailed')
  if (admission.outcome === 'limited') {
    return { ...decline(429, 'tooManyTries'), retryAfter: admission.retryAfter }
  }

  const clientKey = form.get(ownFields.submissionKey)
  const stored = await storeInquiry(asked, priced, {
    catalogue,
    outbox: outbox(),
    origin: env.SITE_ORIGIN,
    clientKey: typeof clientKey === 'string' ? clientKey : null,
    botFlag: admission.isFlagged,
  })
  if (stored.outcome === 'accepted') return stored
  return stored.outcome === 'conflict' ? decline(409, 'alreadySent') : decline(503, 'sendDataError')
}
