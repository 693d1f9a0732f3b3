import type { Offer } from '~content/offer'
import { getStaffMailbox } from '~/features/submissions/mail/mail-settings.server'
import type { EmailBody } from '~/platform/email/body/email-body'
import { env } from '~/platform/env/env.server'
import { href } from '~/routing/href'
import { acceptedRentalOf } from '../offer-money'
import { tableOf } from './guest-emails.server'
import { sendOfferEmail, wordsOfOffer, type OfferWords } from './offer-email.server'

type TeamEmail = Pick<EmailBody, 'heading' | 'paragraphs'> &
  Partial<Pick<EmailBody, 'tables' | 'quote'>> & {
    id: string
    signal: AbortSignal
    /** The page of the next step; the stay if it is missing. */
    next?: { label: string; path: string }
  }

/** To the mailbox of inquiries; answers go to the guest. */
async function sendToTeam(
  offer: Offer,
  words: OfferWords,
  { id, signal, heading, tables = [], next, ...body }: TeamEmail,
): Promise<void> {
  const { t, language } = words
  const { label, path } = next ?? {
    label: t('mail.toStay'),
    path: href('staffStay', language, { id: offer.stay }),
  }
  await sendOfferEmail(words, {
    messageId: `${id}.staff`,
    signal,
    subject: heading,
    to: await getStaffMailbox(words.settings, 'inquiries'),
    replyTo: { name: offer.guestName, address: offer.guestEmail },
    body: {
      heading,
      tables,
      ...body,
      button: { label, url: new URL(path, env.SITE_ORIGIN).href },
    },
  })
}

export async function sendAcceptedToTeam(
  offer: Offer,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const house = acceptedRentalOf(offer)
  if (!house) return
  const words = await wordsOfOffer(offer)
  const { t, dates, language } = words
  const about = { guest: offer.guestName, name: house.name, dates }
  await sendToTeam(offer, words, {
    id,
    signal,
    heading: t('mail.staffAcceptedSubject', about),
    paragraphs: [t('mail.staffAccepted', about)],
    tables: [tableOf(house, offer, t)],
    // Filled with what was accepted.
    next: {
      label: t('mail.toContract'),
      path: href('contractNew', language, {}, new URLSearchParams({ stay: offer.stay })),
    },
  })
}

export async function sendDeclinedToTeam(
  offer: Offer,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const words = await wordsOfOffer(offer)
  const { t } = words
  const { guestName: guest, reference, declineWords } = offer
  const reason = t(`reasons.${offer.declineReason ?? 'other'}`)
  await sendToTeam(offer, words, {
    id,
    signal,
    heading: t('mail.staffDeclinedSubject', { guest }),
    paragraphs: [t('mail.staffDeclined', { guest, reference, reason })],
    ...(declineWords && { quote: { title: t('mail.words'), text: declineWords } }),
  })
}

export async function sendQuestionToTeam(
  offer: Offer,
  text: string,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<void> {
  const words = await wordsOfOffer(offer)
  const { t } = words
  const { guestName: guest, reference } = offer
  await sendToTeam(offer, words, {
    id,
    signal,
    heading: t('mail.staffAskedSubject', { reference }),
    paragraphs: [t('mail.staffAsked', { guest, reference })],
    quote: { title: t('mail.words'), text },
  })
}
