import * as z from 'zod'
import type { Locale } from '~content/locale'
import type { SiteSettings } from '~content/site-settings'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import { sendEmail } from '~/features/submissions/mail/send-email.server'
import { sendThanks } from '~/features/submissions/mail/send-thanks.server'
import { nameOf } from '~/features/submissions/mail/sender'
import { referenceOf } from '~/features/submissions/reference-of.server'
import type { Mailbox } from '~/platform/email/mailbox'
import { env } from '~/platform/env/env.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { StepContext, Submission } from '~/platform/outbox/outbox-kind'
import { href } from '~/routing/href'
import type { InquiryRecord } from '../inquiry-record'
import { guestEmail } from '../mail/guest-email'
import type { MailWords } from '../mail/inquiry-tables'
import type { EmailInput } from '../mail/email-input'
import { staffEmail } from '../mail/staff-email'

type Inquiry = Submission<InquiryRecord>

/** The team's mail; an answer to it goes to the guest. */
export async function mailStaff(
  inquiry: Inquiry,
  { signal, results }: StepContext,
): Promise<undefined> {
  const stored = storedSchema.safeParse(results.cms).data?.reference
  const { settings, input } = await preparation(inquiry, stored)
  const sending = {
    messageId: `${inquiry.id}.staff`,
    from: teamOf(settings),
    to: await getStaffMailbox(settings, 'inquiries'),
    replyTo: guestOf(inquiry),
  }
  await sendEmail(staffEmail(input), sending, signal)
}

/** The guest's mail; an answer to it goes to the team. */
export async function mailGuest(inquiry: Inquiry, { signal }: StepContext): Promise<undefined> {
  const { settings, input } = await preparation(inquiry)
  const sending = {
    messageId: `${inquiry.id}.guest`,
    from: teamOf(settings),
    to: guestOf(inquiry),
    replyTo: await getStaffMailbox(settings, 'inquiries'),
  }
  await sendThanks(sending.to.address, () => sendEmail(guestEmail(input), sending, signal))
}

/** What the step `cms` gave back. */
const storedSchema = z.object({ reference: z.string() })

/** `reference`: that of the CMS, once it has the inquiry; it appends a number where the usual one was taken. */
async function preparation({ id, payload }: Inquiry, reference = referenceOf(id)) {
  const { language } = payload.inquiry
  const settings: SiteSettings = await getMailSettings(language)
  const words = await readWords(language)
  const stayUrl = new URL(href('staffStay', language, { id: reference }), env.SITE_ORIGIN).href
  const input: EmailInput = { record: payload, reference, settings, words, stayUrl }
  return { settings, input }
}

async function readWords(locale: Locale): Promise<MailWords> {
  const { getFixedT } = await createServerI18n(locale)
  return {
    mail: getFixedT(locale, 'inquiryMail'),
    submission: getFixedT(locale, 'submissionMail'),
    inquiry: getFixedT(locale, 'inquiry'),
    pricing: getFixedT(locale, 'pricing'),
  }
}

function guestOf({ payload }: Inquiry): Mailbox {
  const { contact } = payload.inquiry
  return { name: nameOf(contact), address: contact.email }
}
