import { letterHtml } from '~/platform/email/letter/letter-html'
import { letterText } from '~/platform/email/letter/letter-text'
import type { Mailbox } from '~/platform/email/mailbox'
import { sendMail } from '~/platform/email/send-mail.server'
import type { ComposedLetter } from './composed-letter'

type Sending = {
  /** The same whenever the same letter is sent again, so that mail programs know it. */
  messageId: string
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox
  /** Where mail programs end a subscription with one request (RFC 8058). */
  unsubscribeUrl?: string
}

/** Sends a letter as text and as HTML. Throws where no mail server takes it. */
export async function sendLetter(
  { subject, letter }: ComposedLetter,
  sending: Sending,
  signal: AbortSignal,
): Promise<void> {
  const content = { subject, text: letterText(letter), html: letterHtml(letter) }
  await sendMail({ ...sending, ...content }, signal)
}
