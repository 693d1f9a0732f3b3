import { randomUUID } from 'node:crypto'
import type { Locale } from '~content/locale'
import { isPhoneNumber } from '~/features/contact/phone-number.server'
import type { StayError } from '~/features/pricing/check/stay-error'
import type { Declined } from '~/features/submissions/declined'
import { readCampaignFields } from '~/features/submissions/campaign/read-campaign-fields'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { message } from '~/platform/forms/form-message'
import { ownFields } from '~/platform/forms/own-fields'
import { parseForm } from '~/platform/forms/parse-form.server'
import { inquirySchema } from '../form/inquiry-schema'
import { withoutNone } from '../form/none-values'
import { inquiryDesk, type InquiryDesk } from './inquiry-desk.server'
import { priceInquiry } from './price-inquiry'
import { readAskedInquiry } from './read-asked-inquiry.server'
import { storeInquiry } from './store-inquiry.server'

export type TakenInquiry =
  /** Written down for good, or a program's that only believes so. */
  | { outcome: 'accepted'; reference: string; isSale: boolean }
  /** `error`: the first code of what cannot be had. */
  | (Declined & { error?: StayError })
  /** It is no form of ours. */
  | { outcome: 'broken' }

const schema = inquirySchema(isPhoneNumber)

/**
 * Takes an inquiry in, whether the page, its script or a program sends it (pricing.md, "The calls"). The form
 * has passed the gate; what it says of prices is not asked.
 */
export async function takeInquiry(
  request: Request,
  form: FormData,
  language: Locale,
  desk: InquiryDesk = inquiryDesk(),
): Promise<TakenInquiry> {
  const parsed = parseForm(schema, withoutNone(form))
  if (!('submission' in parsed)) return { outcome: 'broken' }
  const { submission } = parsed
  if (submission.status !== 'success') {
    return { outcome: 'declined', status: 422, reply: submission.reply() }
  }
  const decline = (status: Declined['status'], text: Parameters<typeof message>[0]) =>
    ({
      outcome: 'declined',
      status,
      reply: submission.reply({ formErrors: [message(text)] }),
    }) as const

  const campaign = readCampaignFields(request, form)
  const asked = readAskedInquiry(submission.value, language, campaign)
  if (!asked) return { outcome: 'broken' }
  const catalogue = desk.findCatalogue()
  if (!catalogue) return decline(503, 'sendDataError')
  const priced = priceInquiry(catalogue, asked, desk.now())
  if ('error' in priced) return { ...decline(422, 'formIncomplete'), error: priced.error }

  const isSale = asked.product.request.type === 3
  const abuse = await desk.checkAbuse(request, form)
  if (abuse.outcome === 'honeypot') {
    return { outcome: 'accepted', reference: referenceOf(randomUUID()), isSale }
  }
  if (abuse.outcome === 'botCheckFailed') return decline(422, 'botCheckFailed')
  if (abuse.outcome === 'limited') {
    return { ...decline(429, 'tooManyTries'), retryAfter: abuse.retryAfter }
  }

  const clientKey = form.get(ownFields.submissionKey)
  const stored = await storeInquiry(asked, priced, {
    catalogue,
    outbox: desk.outbox,
    origin: desk.origin,
    clientKey: typeof clientKey === 'string' ? clientKey : null,
    botFlag: abuse.isFlagged,
  })
  switch (stored.outcome) {
    case 'accepted':
      return { ...stored, isSale }
    case 'conflict':
      return decline(409, 'alreadySent')
    case 'unreasonable':
      return decline(422, 'formIncomplete')
    case 'unavailable':
      return decline(503, 'sendDataError')
  }
}
