import { emailHtml } from '~/platform/email/body/email-html'
import { emailText } from '~/platform/email/body/email-text'
import type { Mailbox } from '~/platform/email/mailbox'
import { sendMail } from '~/platform/email/send-mail.server'
import type { RenderedEmail } from './rendered-email'

type Sending = {
  /** The same for every attempt to send the same e-mail, so that mail programs know it. */
  messageId: string
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox
  /** Where mail programs end a subscription with one request (RFC 8058). */
  unsubscribeUrl?: string
}

/** Sends an e-mail as text and HTML. Throws if no mail server accepts it. */
export async function sendEmail(
  { subject, body }: RenderedEmail,
  sending: Sending,
  signal: AbortSignal,
): Promise<void> {
  const content = { subject, text: emailText(body), html: emailHtml(body) }
  await sendMail({ ...sending, ...content }, signal)
}
