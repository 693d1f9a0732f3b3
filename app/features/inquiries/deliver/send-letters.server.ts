import { siteSettings, type SiteSettings } from '~content/site-settings'
import { locales, type Locale } from '~content/locale'
import { staffMailbox } from '~content/staff-mailbox'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { contentShelf } from '~/platform/content/read-content.server'
import { letterHtml } from '~/platform/email/letter/letter-html'
import { letterText } from '~/platform/email/letter/letter-text'
import type { Mailbox } from '~/platform/email/mailbox'
import { sendMail } from '~/platform/email/send-mail.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { StepContext, Submission } from '~/platform/outbox/outbox-kind'
import type { InquiryRecord } from '../inquiry-record'
import { guestLetter } from '../mail/guest-letter'
import type { MailWords } from '../mail/inquiry-tables'
import type { LetterInput, LetterWithSubject } from '../mail/letter-input'
import { staffLetter } from '../mail/staff-letter'

type Inquiry = Submission<InquiryRecord>

/** The team's mail; an answer to it goes to the guest. */
export async function mailStaff(inquiry: Inquiry, context: StepContext): Promise<undefined> {
  const { settings, input } = await preparation(inquiry)
  const team = teamOf(settings)
  const address = (await readStaffMailbox())?.inquiries ?? team.address
  await send(staffLetter(input), {
    messageId: `${inquiry.id}.staff`,
    settings,
    to: { ...team, address },
    replyTo: guestOf(inquiry),
    signal: context.signal,
  })
}

/** The guest's mail; an answer to it goes to the team. */
export async function mailGuest(inquiry: Inquiry, context: StepContext): Promise<undefined> {
  const { settings, input } = await preparation(inquiry)
  await send(guestLetter(input), {
    messageId: `${inquiry.id}.guest`,
    settings,
    to: guestOf(inquiry),
    replyTo: teamOf(settings),
    signal: context.signal,
  })
}

async function preparation({ id, payload }: Inquiry) {
  const { language } = payload.inquiry
  const settings = await readSettings(language)
  const words = await readWords(language)
  const input: LetterInput = { record: payload, reference: referenceOf(id), settings, words }
  return { settings, input }
}

/** As they were read last where the CMS is down; throws where they never were. */
async function readSettings(locale: Locale): Promise<SiteSettings> {
  const settings = await contentShelf().read(siteSettings, locale)
  return siteSettings.schema.parse(settings)
}

/** Where the team reads inquiries; the same in both languages. */
async function readStaffMailbox() {
  const mailbox = await contentShelf().read(staffMailbox, locales[0])
  return staffMailbox.schema.nullable().parse(mailbox)
}

async function readWords(locale: Locale): Promise<MailWords> {
  const { getFixedT } = await createServerI18n(locale)
  return {
    mail: getFixedT(locale, 'inquiryMail'),
    inquiry: getFixedT(locale, 'inquiry'),
    pricing: getFixedT(locale, 'pricing'),
  }
}

type Sending = {
  messageId: string
  settings: SiteSettings
  to: Mailbox
  replyTo: Mailbox
  signal: AbortSignal
}

async function send(
  { subject, letter }: LetterWithSubject,
  { settings, signal, ...addresses }: Sending,
): Promise<undefined> {
  const content = { subject, text: letterText(letter), html: letterHtml(letter) }
  await sendMail({ ...addresses, from: teamOf(settings), ...content }, signal)
}

function teamOf({ brandName, email }: SiteSettings): Mailbox {
  return { name: brandName, address: email }
}

function guestOf({ payload }: Inquiry): Mailbox {
  const { firstName, lastName, email } = payload.inquiry.contact
  return { name: `${firstName} ${lastName}`, address: email }
}
