import type { TFunction } from 'i18next'
import type { Offer, OfferedRental } from '~content/offer'
import type { EmailTable } from '~/platform/email/body/email-body'
import { getStaffMailbox } from '~/features/submissions/mail/mail-settings.server'
import { findOfferUrl } from '../offer-link.server'
import { acceptedRentalOf, offerMoney } from '../offer-money'
import { createOfferStore } from '../offer-store.server'
import { adjustmentLabel, lineLabel } from '../price-labels'
import { sendOfferEmail, wordsOfOffer } from './offer-email.server'
import { offerMailText } from './offer-mail-text.server'

type Sending = { id: string; number: number; signal: AbortSignal }

/** The offer with its prices, or a reminder of it. The link is derived here, so no database stores it. */
export async function sendOfferToGuest(
  offer: Offer,
  { id, number, signal }: Sending,
): Promise<void> {
  const words = await wordsOfOffer(offer)
  const { t } = words
  const { guestName: name, guestEmail, houses } = offer
  const url = await findOfferUrl(offer, createOfferStore())
  const { closing, subject, ...text } = await offerMailText(offer, number > 0)
  await sendOfferEmail(words, {
    messageId: `${id}.guest`,
    to: { name, address: guestEmail },
    subject,
    signal,
    replyTo: await getStaffMailbox(words.settings, 'inquiries'),
    body: {
      ...text,
      tables: houses.map((house) => tableOf(house, offer, t)),
      button: { label: t('mail.open'), url },
      closing: [closing],
    },
  })
}

export async function sendAcceptedToGuest(
  offer: Offer,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const house = acceptedRentalOf(offer)
  if (!house) return
  const words = await wordsOfOffer(offer)
  const { t, dates } = words
  const { name } = house
  await sendOfferEmail(words, {
    messageId: `${id}.guest`,
    signal,
    to: { name: offer.guestName, address: offer.guestEmail },
    replyTo: await getStaffMailbox(words.settings, 'inquiries'),
    subject: t('mail.acceptedSubject', { name }),
    body: {
      heading: t('mail.acceptedSubject', { name }),
      paragraphs: [t('mail.hello', { name: offer.guestName }), t('mail.accepted', { name, dates })],
      tables: [tableOf(house, offer, t)],
      button: null,
    },
  })
}

/** A rental with its price line by line. */
export function tableOf(
  { name, lines, adjustment, total }: OfferedRental,
  { currency, language }: Pick<Offer, 'currency' | 'language'>,
  t: TFunction<'offers'>,
): EmailTable {
  const row = (label: string, cents: number) => ({ label, value: offerMoney(cents, currency) })
  return {
    title: name,
    rows: [
      ...lines.map((line) => row(lineLabel(line, language), line.cents)),
      ...(adjustment ? [row(adjustmentLabel(adjustment, t), adjustment.cents)] : []),
      { ...row(t('total'), total), isTotal: true },
    ],
  }
}
