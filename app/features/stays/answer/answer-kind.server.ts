import * as z from 'zod'
import { localeSchema } from '~content/localized'
import { stayReferenceSchema } from '~content/stay-author'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import { sendEmail } from '~/features/submissions/mail/send-email.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'

const stayAnswerSchema = z.object({
  reference: stayReferenceSchema,
  language: localeSchema,
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
})

type StayAnswer = z.infer<typeof stayAnswerSchema>

/** An answer that staff wrote to a guest at the desk. */
export const stayAnswerKind = outboxKind({
  name: 'stay-answer',
  schema: stayAnswerSchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

/** An answer to it goes to the mailbox in which the team reads inquiries. */
async function mailGuest(
  { id, payload }: Submission<StayAnswer>,
  { signal }: StepContext,
): Promise<undefined> {
  const { language, to, subject, text } = payload
  const settings = await getMailSettings(language)
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  const body = {
    language,
    brand: settings.brandName,
    preview: paragraphs[0] ?? '',
    heading: subject,
    paragraphs,
    tables: [],
    closing: [],
    footer: [settings.address, settings.phone, settings.email],
  }
  const sending = {
    messageId: `${id}.guest`,
    from: teamOf(settings),
    to,
    replyTo: await getStaffMailbox(settings, 'inquiries'),
  }
  await sendEmail({ subject, body }, sending, signal)
  return undefined
}
