import * as z from 'zod'
import type { BookingConfirmation } from '~content/booking-confirmation'
import { stayReferenceSchema } from '~content/stay-author'
import { createStayStore, type StayStore } from '~/features/stays/stay-store.server'
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
import { findBookingUrl } from '../booking-link.server'
import { createBookingStore, type BookingStore } from '../booking-store.server'
import type { ReadyInstructions } from './release-arrivals.server'

/** The link is derived when the e-mail is rendered. */
const readySchema = z.object({ stay: stayReferenceSchema, booking: z.string() })

export const instructionsKind = outboxKind({
  name: 'instructions-ready',
  schema: readySchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

/** Puts the mail into the outbox, which takes it once, whichever node brings it. Throws if nothing is stored. */
export async function queueInstructions(
  payload: ReadyInstructions,
  queue: Pick<Outbox, 'accept'>,
): Promise<void> {
  const key = { value: idOf(payload), window: null }
  const { outcome } = await queue.accept({ kind: instructionsKind, key, payload })
  if (outcome !== 'accepted') throw new Error(`The outbox answers: ${outcome}.`)
}

const idOf = ({ booking }: ReadyInstructions) => `${booking}.instructions`

type Parts = { stays: Pick<StayStore, 'find'>; bookings: Pick<BookingStore, 'find' | 'findByLink'> }

/** A guest whose stay was cancelled since, or whose instructions are held again, gets none. */
export async function mailGuest(
  { payload }: Pick<Submission<z.infer<typeof readySchema>>, 'payload'>,
  { signal }: Pick<StepContext, 'signal'>,
  parts: Parts = { stays: createStayStore(), bookings: createBookingStore() },
): Promise<undefined> {
  const stay = await parts.stays.find(payload.stay)
  const booking = await parts.bookings.find(payload.booking)
  if (!stay?.email || stay.stage === 'lost' || stay.stage === 'cancelled') return
  if (booking?.stage !== 'shared' || !booking.instructionsReleased) return
  const url = await findBookingUrl(booking, parts.bookings)
  if (!url) return
  const { language } = booking
  const settings = await getMailSettings(language)
  const t = (await createServerI18n(language)).getFixedT(language, 'arrivalMail')
  const about = {
    name: booking.guestName,
    house: stay.rentalName ?? settings.brandName,
    day: formatDay(booking.startDate, language),
    phone: settings.phone,
  }
  const isWritten = tellsTheWay(booking)
  const subject = t(isWritten ? 'subject' : 'subjectInPerson', about)
  const heading = t(isWritten ? 'heading' : 'headingInPerson', about)
  const text = t(isWritten ? 'text' : 'textInPerson', about)
  const body = {
    language,
    brand: settings.brandName,
    preview: text,
    heading,
    paragraphs: [t('hello', about), text],
    tables: [],
    button: { label: t('button'), url },
    closing: [t('closing', about)],
    footer: [settings.address, settings.phone, settings.email],
  }
  const from = teamOf(settings)
  const replyTo = await getStaffMailbox(settings, 'inquiries')
  const to = { name: booking.guestName, address: stay.email }
  const sending = { messageId: idOf(payload), from, to, replyTo }
  await sendEmail({ subject, body }, sending, signal)
}

/** Whether the way to each place is written, in either language. */
function tellsTheWay({ details }: BookingConfirmation): boolean {
  return details.every(({ arrivalInstructions: { en, es } }) => Boolean(en || es))
}
