import * as z from 'zod'
import { meanRating } from '~content/review-ratings'
import { stayReferenceSchema } from '~content/stay-author'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import { sendEmail } from '~/features/submissions/mail/send-email.server'
import { env } from '~/platform/env/env.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { href } from '~/routing/href'
import { createReviewStore, type ReviewStore } from '../review-store.server'

/** The rest is read when it is delivered. */
const receivedSchema = z.object({ reference: stayReferenceSchema })

export const reviewReceivedKind = outboxKind({
  name: 'review-received',
  schema: receivedSchema,
  steps: [{ name: 'mail-staff', deliver: mailStaff }],
})

/**
 * Queues the e-mail about a review. The outbox accepts it only once, from whichever node. Throws if nothing is stored.
 */
export async function queueReviewReceived(
  reference: string,
  queue: Pick<Outbox, 'accept'>,
): Promise<void> {
  const key = { value: idOf(reference), window: null }
  const { outcome } = await queue.accept({ kind: reviewReceivedKind, key, payload: { reference } })
  if (outcome !== 'accepted') throw new Error(`The outbox answers: ${outcome}.`)
}

const idOf = (reference: string) => `${reference}.review-received`

/** To the mailbox of inquiries. A review that was decided on meanwhile needs no mail. */
export async function mailStaff(
  { payload }: Pick<Submission<z.infer<typeof receivedSchema>>, 'payload'>,
  { signal }: Pick<StepContext, 'signal'>,
  store: Pick<ReviewStore, 'find'> = createReviewStore(),
): Promise<undefined> {
  const review = await store.find(payload.reference)
  if (review?.stage !== 'received' || !review.ratings) return
  const { language, reference, name, rentalName, ratings, text } = review
  const settings = await getMailSettings(language)
  const t = (await createServerI18n(language)).getFixedT(language, 'reviewMail')
  const about = {
    name: name ?? '',
    house: rentalName ?? settings.brandName,
    stay: reference,
    stars: meanRating(ratings).toFixed(1),
  }
  const paragraph = t('received.text', about)
  const body = {
    language,
    brand: settings.brandName,
    preview: paragraph,
    heading: t('received.subject', about),
    paragraphs: [paragraph],
    tables: [],
    quote: text ? { title: t('received.words'), text } : null,
    button: {
      label: t('received.button'),
      url: new URL(href('staffReview', language, { id: reference }), env.SITE_ORIGIN).href,
    },
    closing: [],
    footer: [settings.address, settings.phone, settings.email],
  }
  const from = teamOf(settings)
  const to = await getStaffMailbox(settings, 'inquiries')
  const sending = { messageId: idOf(reference), from, to, replyTo: from }
  await sendEmail({ subject: t('received.subject', about), body }, sending, signal)
}
