import * as z from 'zod'
import { contractReferenceSchema, type Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { formatDay } from '~/platform/time/format-day'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { sendGuestEmail } from '../emails/guest-email.server'
import { guestLink } from '../staff/share-link.server'
import { createContractStore } from '../store/contract-store.server'
import { isOver } from './due-reminders'

/** What tells one reminder from every other one. The rest is read when it is delivered. */
const reminderSchema = z.object({
  reference: contractReferenceSchema,
  /** When the link opened, which is another moment each time it is sent. */
  sentAt: z.string(),
  /** From 1. */
  number: z.number(),
  /** The revision of the contract where staff sent it by hand, beside the days of the template. */
  byHand: z.number().optional(),
})

type Reminder = z.infer<typeof reminderSchema>

export const contractReminderKind = outboxKind({
  name: 'contract-reminder',
  schema: reminderSchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

/**
 * Puts the next reminder of a contract into the outbox, which takes each reminder once, whichever node brings it and
 * however often. Throws if nothing can be stored.
 */
export async function queueReminder(
  { reference, sentAt, remindersSent, revision }: Contract,
  post: Pick<Outbox, 'accept'>,
  { isByHand = false } = {},
): Promise<void> {
  if (sentAt === null) return
  const byHand = isByHand ? { byHand: revision } : {}
  const payload = { reference, sentAt, number: remindersSent + 1, ...byHand }
  const key = { value: idOf(payload), window: null }
  const { outcome } = await post.accept({ kind: contractReminderKind, key, payload })
  if (outcome !== 'accepted') throw new Error(`The outbox answers: ${outcome}.`)
}

function idOf({ reference, sentAt, number, byHand }: Reminder): string {
  const which = byHand === undefined ? `reminder${number}` : `by-hand${byHand}`
  return `${reference}.${Date.parse(sentAt)}.${which}`
}

/** A guest who signed, or got another link, since the reminder was queued gets none. */
async function mailGuest(
  { payload }: Submission<Reminder>,
  { signal }: StepContext,
): Promise<undefined> {
  const contract = await createContractStore().find(payload.reference)
  if (contract === null || contract.sentAt !== payload.sentAt) return
  const { language, guestEmail, expiresAt, stage } = contract
  if (guestEmail === null || expiresAt === null) return
  if (!isWithGuest(stage) || isOver(contract, new Date())) return
  const { fullName, property } = contract.reservation
  const { mail } = contractWords(language)
  const day = formatDay(guatemalaToday(new Date(expiresAt)), language)
  await sendGuestEmail(
    {
      messageId: idOf(payload),
      language,
      to: { name: fullName, address: guestEmail },
      subject: fillWords(mail.reminderSubject, { property }),
      heading: mail.reminderHeading,
      paragraphs: [
        fillWords(mail.reminder, { name: fullName, property }),
        fillWords(mail.until, { day }),
      ],
      link: guestLink(contract),
    },
    signal,
  )
}
