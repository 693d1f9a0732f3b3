import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { Offer } from '~content/offer'
import type { SiteSettings } from '~content/site-settings'
import { getMailSettings, teamOf } from '~/features/submissions/mail/mail-settings.server'
import type { EmailBody } from '~/platform/email/body/email-body'
import { emailHtml } from '~/platform/email/body/email-html'
import { emailText } from '~/platform/email/body/email-text'
import type { Mailbox } from '~/platform/email/mailbox'
import { sendMail } from '~/platform/email/send-mail.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { formatDay } from '~/platform/time/format-day'

/** What the e-mails of an offer say: the languages of guest and team are the same. */
export type OfferWords = {
  t: TFunction<'offers'>
  settings: SiteSettings
  language: Locale
  dates: string
}

export async function wordsOfOffer({
  language,
  startDate,
  endDate,
}: Pick<Offer, 'language' | 'startDate' | 'endDate'>): Promise<OfferWords> {
  const t = (await createServerI18n(language)).getFixedT(language, 'offers')
  const dates = `${formatDay(startDate, language)} – ${formatDay(endDate, language)}`
  return { t, settings: await getMailSettings(language), language, dates }
}

type OfferEmail = {
  /** Stays the same over all attempts. */
  messageId: string
  to: Mailbox
  replyTo: Mailbox
  subject: string
  body: Pick<EmailBody, 'heading' | 'paragraphs' | 'tables' | 'button'> &
    Partial<Pick<EmailBody, 'quote' | 'closing'>>
  signal: AbortSignal
}

/** Sends an e-mail in the look of the site. Throws if it cannot be sent now. */
export async function sendOfferEmail(
  { settings, language }: OfferWords,
  { messageId, to, replyTo, subject, body, signal }: OfferEmail,
): Promise<void> {
  const whole: EmailBody = {
    language,
    brand: settings.brandName,
    preview: body.paragraphs[1] ?? body.heading,
    closing: [],
    ...body,
    footer: [settings.address, settings.phone, settings.email],
  }
  const content = { subject, text: emailText(whole), html: emailHtml(whole) }
  const from = teamOf(settings)
  await sendMail({ messageId, from, to, replyTo, ...content }, signal)
}
