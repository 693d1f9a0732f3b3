import * as z from 'zod'
import { contractReferenceSchema, type Contract } from '~content/contract'
import { signerIdSchema } from '~content/contract-signer'
import { isWithGuest } from '~content/contract-stage'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { formatDay } from '~/platform/time/format-day'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { sendGuestEmail } from '../emails/guest-email.server'
import { lastDayOfLink } from '../link/link-end'
import { findContractUrl, isLinkOf } from '../staff/link/share-link.server'
import { createContractStore } from '../store/contract-store.server'
import { isOver, remindedSigners } from './due-reminders'

/** What tells one reminder from every other one. The rest is read when it is delivered. */
const reminderSchema = z.object({
  reference: contractReferenceSchema,
  /** When the link opened, which is another moment each time it is sent. */
  sentAt: z.string(),
  /** From 1. */
  number: z.number(),
  /** The revision of the contract where staff sent it by hand, beside the days of the template. */
  byHand: z.number().optional(),
  /** Left out for the guest in whose name the contract is. */
  signer: signerIdSchema.optional(),
})

type Reminder = z.infer<typeof reminderSchema>

export const contractReminderKind = outboxKind({
  name: 'contract-reminder',
  schema: reminderSchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

/**
 * Puts the next reminder of each who has yet to sign into the outbox, which takes each reminder once, whichever node
 * brings it and however often. Throws if nothing can be stored.
 */
export async function queueReminder(
  contract: Contract,
  queue: Pick<Outbox, 'accept'>,
  { isByHand = false } = {},
): Promise<void> {
  const { reference, sentAt, remindersSent, revision } = contract
  if (sentAt === null) return
  const byHand = isByHand ? { byHand: revision } : {}
  for (const { id } of remindedSigners(contract)) {
    const signer = id === null ? {} : { signer: id }
    const payload = { reference, sentAt, number: remindersSent + 1, ...byHand, ...signer }
    const key = { value: idOf(payload), window: null }
    const { outcome } = await queue.accept({ kind: contractReminderKind, key, payload })
    if (outcome !== 'accepted') throw new Error(`The outbox answers: ${outcome}.`)
  }
}

function idOf({ reference, sentAt, number, byHand, signer }: Reminder): string {
  const which = byHand === undefined ? `reminder${number}` : `by-hand${byHand}`
  return [reference, Date.parse(sentAt), which, ...(signer ? [signer] : [])].join('.')
}

/**
 * A guest who signed, or got another link, since the reminder was queued gets none; nor does one whose stay is lost or
 * cancelled by now.
 */
export async function mailGuest(
  { payload }: Pick<Submission<Reminder>, 'payload'>,
  { signal }: Pick<StepContext, 'signal'>,
): Promise<undefined> {
  const contract = await createContractStore().find(payload.reference)
  if (contract === null || contract.sentAt !== payload.sentAt) return
  const { expiresAt, stage, calledOff } = contract
  const id = payload.signer ?? null
  const signer = remindedSigners(contract).find((one) => one.id === id)
  if (!signer || signer.email === null || expiresAt === null) return
  if (calledOff || !isWithGuest(stage) || isOver(contract, new Date())) return
  const { language, fullName, email: guestEmail } = signer
  const { property } = contract.reservation
  const { mail } = contractWords(language)
  const day = formatDay(lastDayOfLink(expiresAt), language)
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
      link: await findContractUrl({ ...contract, language }, id, isLinkOf(contract)),
    },
    signal,
  )
}
