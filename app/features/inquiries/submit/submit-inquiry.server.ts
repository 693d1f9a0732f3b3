import { randomUUID } from 'node:crypto'
import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { SectionKey } from '~content/section-key'
import { type Catalogue, findRentalBySlug } from '~/features/catalogue/catalogue'
import { sectionOf } from '~/features/catalogue/section-of'
import { isPhoneNumber } from '~/features/contact/phone-number.server'
import type { StayError } from '~/features/pricing/check/stay-error'
import type { Declined } from '~/features/submissions/declined'
import { readCampaignFields } from '~/features/submissions/campaign/read-campaign-fields'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { message } from '~/platform/forms/form-message'
import { systemFields } from '~/platform/forms/system-fields'
import { parseForm } from '~/platform/forms/parse-form.server'
import { inquiryKind } from '../deliver/inquiry-kind.server'
import { inquirySchema } from '../form/inquiry-schema'
import { withoutNone } from '../form/none-values'
import { inquiryDeps, type InquiryDeps } from './inquiry-deps.server'
import { priceInquiry } from './price-inquiry'
import { type InquiryInput, readInquiryInput } from './read-inquiry-input.server'
import { inquiryKey, storeInquiry } from './store-inquiry.server'

export type SubmitInquiryResult =
  /**
   * Stored in the outbox, or only pretended so to a program that filled in the honeypot. `section`: that of the places;
   * null if they are of several.
   */
  | { outcome: 'accepted'; reference: string; section: SectionKey | null }
  /** `error`: the first error code of the requested stay. */
  | (Declined & { error?: StayError })
  /** The form is malformed (400). */
  | { outcome: 'broken' }

const schema = inquirySchema(isPhoneNumber)

/**
 * Submits an inquiry from the page, its script or a program (pricing.md, "The calls"). The form must come from
 * `readForm`. Prices in it are ignored.
 */
export async function submitInquiry(
  request: Request,
  form: FormData,
  language: Locale,
  deps: InquiryDeps = inquiryDeps(),
): Promise<SubmitInquiryResult> {
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
  const inquiryInput = readInquiryInput(submission.value, language, campaign)
  if (!inquiryInput) return { outcome: 'broken' }
  if (inquiryInput === 'nothingChosen') return decline(422, 'choosePlace')
  const catalogue = deps.findCatalogue()
  if (!catalogue) return decline(503, 'sendDataError')
  const key = inquiryKey(inquiryInput, form.get(systemFields.submissionKey))
  // What is stored is acknowledged even if its nights were taken or its place was withdrawn meanwhile.
  const earlier = await deps.outbox.findRepeated(inquiryKind, key)
  if (earlier) {
    const section = commonSection(findInquired(catalogue, inquiryInput))
    return { outcome: 'accepted', reference: referenceOf(earlier), section }
  }
  const answer = priceInquiry(catalogue, inquiryInput, deps.now())
  if ('error' in answer) {
    const isOfSeveral = inquiryInput.otherProducts.length > 0 || submission.value.leftOut.length > 0
    return { ...decline(422, isOfSeveral ? 'placeTaken' : 'stayImpossible'), error: answer.error }
  }
  const { priced } = answer

  const section = commonSection(priced.map(({ rental }) => rental))
  const abuse = await deps.checkAbuse(request, form)
  if (abuse.outcome === 'honeypot') {
    return { outcome: 'accepted', reference: referenceOf(randomUUID()), section }
  }
  if (abuse.outcome === 'botCheckFailed') return decline(422, 'botCheckFailed')
  if (abuse.outcome === 'limited') {
    return { ...decline(429, 'tooManyTries'), retryAfter: abuse.retryAfter }
  }

  const stored = await storeInquiry(inquiryInput, priced, {
    catalogue,
    outbox: deps.outbox,
    origin: deps.origin,
    key,
    botFlag: abuse.isFlagged,
  })
  switch (stored.outcome) {
    case 'accepted':
      return { ...stored, section }
    case 'conflict':
      return decline(409, 'alreadySent')
    case 'unreasonable':
      return decline(422, 'formIncomplete')
    case 'unavailable':
      return decline(503, 'sendDataError')
  }
}

function commonSection(rentals: readonly Rental[]): SectionKey | null {
  const [section = null, ...others] = new Set(rentals.map(sectionOf))
  return others.length === 0 ? section : null
}

/** Rentals that are asked for, less those which are gone. */
function findInquired(catalogue: Catalogue, { product, otherProducts }: InquiryInput): Rental[] {
  return [product, ...otherProducts].flatMap(({ slug }) => findRentalBySlug(catalogue, slug) ?? [])
}
