import MailComposer from 'nodemailer/lib/mail-composer'
import { isMailAddress, type Mailbox } from './mailbox'

/** Line breaks of every kind and other control characters. */
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu
const maxLength = 200

/** A text for a mail header: one line, no control characters, at most 200 characters. */
function headerText(text: string): string {
  return text.replace(controls, ' ').replace(/\s+/g, ' ').trim().slice(0, maxLength)
}

export type MailAttachment = { filename: string; contentType: string; content: string | Buffer }

export type Mail = {
  /** The same for every attempt to send, different for every recipient. */
  messageId: string
  from: Mailbox
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** For newsletters: the URL that ends the subscription by POST (RFC 8058). */
  unsubscribeUrl?: string
}

export type ComposedMail = {
  envelope: { from: string; to: string[] }
  /** The message in wire format (RFC 5322). */
  raw: Buffer
}

const idShape = /^[\w.-]{1,120}$/

/**
 * Composes the message. Texts cannot inject headers. Throws if an address or the message id is malformed.
 * @param host the right half of the Message-ID
 */
export async function composeMail(mail: Mail, host: string): Promise<ComposedMail> {
  if (!idShape.test(mail.messageId)) throw new Error('A message id is made of letters and digits')
  const composer = new MailComposer({
    messageId: `<${mail.messageId}@${host}>`,
    from: mailboxOf(mail.from),
    to: mailboxOf(mail.to),
    replyTo: mail.replyTo && mailboxOf(mail.replyTo),
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    attachments: mail.attachments?.map(({ filename, contentType, content }) => ({
      filename: headerText(filename),
      contentType,
      content,
    })),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    envelope: { from: mail.from.address, to: [mail.to.address] },
    raw: await composer.compile().build(),
  }
}

function unsubscribeHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {}
  return {
    'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function mailboxOf({ name, address }: Mailbox): Mailbox {
  if (!isMailAddress(address)) throw new Error('A mail address is malformed')
  return { name: headerText(name), address }
}
