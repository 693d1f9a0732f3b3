import type { Locale } from '~content/locale'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import type { EmailBody } from '~/platform/email/body/email-body'
import { emailHtml } from '~/platform/email/body/email-html'
import { emailText } from '~/platform/email/body/email-text'
import type { Mailbox } from '~/platform/email/mailbox'
import { sendMail } from '~/platform/email/send-mail.server'
import { contractWords } from '../contract-words.server'

type TeamEmail = {
  /** Stays the same over all attempts. */
  messageId: string
  language: Locale
  subject: string
  heading: string
  paragraphs: string[]
  /** Where staff open the contract. */
  link: string
  /** What the guest wrote. */
  quote?: string
  /** The guest, where an answer goes to them. */
  replyTo?: Mailbox
}

/** Sends the team an e-mail about a contract, to the mailbox of inquiries. Throws if it cannot be sent now. */
export async function sendTeamEmail(
  { messageId, language, subject, heading, paragraphs, link, quote, replyTo }: TeamEmail,
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
    quote: quote ? { title: mail.guestWords, text: quote } : null,
    button: { label: mail.open, url: link },
    closing: [],
    footer: [settings.address, settings.phone, settings.email],
  }
  await sendMail(
    {
      messageId,
      subject,
      text: emailText(body),
      html: emailHtml(body),
      from: teamOf(settings),
      to: await getStaffMailbox(settings, 'inquiries'),
      ...(replyTo && { replyTo }),
    },
    signal,
  )
}
