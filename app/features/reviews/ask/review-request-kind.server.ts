import * as z from 'zod'
import type { Review } from '~content/review'
import { reviewState } from '~content/review-stage'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import { sendEmail } from '~/features/submissions/mail/send-email.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { formatDay } from '~/platform/time/format-day'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { findReviewUrl } from '../review-link.server'
import { createReviewStore, type ReviewStore } from '../review-store.server'

/** The rest is read when it is delivered. */
const requestSchema = z.object({ reference: z.string() })

export const reviewRequestKind = outboxKind({
  name: 'review-request',
  schema: requestSchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

/**
 * Puts the mail of a review into the outbox, which takes it once, whichever node brings it. Throws if nothing is
 * stored.
 */
export async function queueReviewRequest(
  { reference }: Pick<Review, 'reference'>,
  queue: Pick<Outbox, 'accept'>,
): Promise<void> {
  const key = { value: idOf(reference), window: null }
  const { outcome } = await queue.accept({ kind: reviewRequestKind, key, payload: { reference } })
  if (outcome !== 'accepted') throw new Error(`The outbox answers: ${outcome}.`)
}

const idOf = (reference: string) => `${reference}.review`

/** A guest whose stay was cancelled or moved since, or who has written, gets none. */
export async function mailGuest(
  { payload }: Pick<Submission<z.infer<typeof requestSchema>>, 'payload'>,
  { signal }: Pick<StepContext, 'signal'>,
  parts: { store: Pick<ReviewStore, 'find' | 'findByLink'>; now: Date } = {
    store: createReviewStore(),
    now: new Date(),
  },
): Promise<undefined> {
  const review = await parts.store.find(payload.reference)
  if (!review || reviewState(review, guatemalaToday(parts.now)) !== 'open') return
  const { stay, language, rentalName } = review
  if (!stay?.email) return
  const { t } = await createServerI18n(language)
  const settings = await getMailSettings(language)
  const day = (date: string | null) => (date ? formatDay(date, language) : '')
  const words = {
    name: stay.guestName,
    house: rentalName ?? settings.brandName,
    start: day(stay.startDate),
    end: day(stay.endDate),
  }
  const paragraphs = [t('reviewMail:thanks', words), t('reviewMail:ask', words)]
  const body = {
    language,
    brand: settings.brandName,
    preview: paragraphs[1] ?? '',
    heading: t('reviewMail:heading', words),
    paragraphs,
    tables: [],
    button: { label: t('reviewMail:button'), url: await findReviewUrl(review, parts.store) },
    closing: [t('reviewMail:closing')],
    footer: [settings.address, settings.phone, settings.email],
  }
  const from = teamOf(settings)
  const replyTo = await getStaffMailbox(settings, 'inquiries')
  const to = { name: stay.guestName, address: stay.email }
  const sending = { messageId: idOf(review.reference), from, to, replyTo }
  await sendEmail({ subject: t('reviewMail:subject', words), body }, sending, signal)
}
