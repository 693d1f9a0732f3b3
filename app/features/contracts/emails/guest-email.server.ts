import type { Locale } from '~content/locale'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import type { EmailBody } from '~/platform/email/body/email-body'
import { emailHtml } from '~/platform/email/body/email-html'
import { emailText } from '~/platform/email/body/email-text'
import { sendMail } from '~/platform/email/send-mail.server'
import { contractWords } from '../contract-words.server'

type GuestEmail = {
  /** Stays the same over all attempts. */
  messageId: string
  language: Locale
  to: { name: string; address: string }
  subject: string
  heading: string
  paragraphs: string[]
  /** Where the contract opens. */
  link: string
}

/**
 * Sends a guest an e-mail with the link to their contract; an answer to it goes to the mailbox of inquiries. Throws if
 * it cannot be sent now.
 */
export async function sendGuestEmail(
  { messageId, language, to, subject, heading, paragraphs, link }: GuestEmail,
  signal?: AbortSignal,
): Promise<void> {
  const settings = await getMailSettings(language)
  const { mail } = contractWords(language)
  const body: EmailBody = {
    language,
    brand: settings.brandName,
    preview: paragraphs[0] ?? '',
    heading,
    paragraphs,
    tables: [],
    button: { label: mail.open, url: link },
    closing: [mail.ownLink],
    footer: [settings.address, settings.phone, settings.email],
  }
  const content = { subject, text: emailText(body), html: emailHtml(body) }
  const replyTo = await getStaffMailbox(settings, 'inquiries')
  await sendMail({ messageId, from: teamOf(settings), to, replyTo, ...content }, signal)
}
