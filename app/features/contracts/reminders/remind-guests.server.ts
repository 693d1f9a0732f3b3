import type { Contract } from '~content/contract'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { formatDay } from '~/platform/time/format-day'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { createSystemEvent } from '../create-audit-event.server'
import { expireContract } from '../guest/open-link.server'
import { sendGuestEmail } from '../emails/guest-email.server'
import { guestLink } from '../staff/share-link.server'
import type { ContractStore } from '../store/contract-store.server'
import { isOver, isReminderDue, remindersUntil } from './due-reminders'

type RemindParts = { store: ContractStore; send: (contract: Contract) => Promise<void>; now: Date }

/**
 * Reminds the guests whose time has come and closes links that are over. The mail goes out before it is written
 * down, with an id of its own for each reminder: a crash in between sends the same mail once more, never none.
 * A rejected address does not hold up the others. Throws `RecordsUnavailable`.
 */
export async function remindGuests(parts: RemindParts): Promise<void> {
  for (const reference of await parts.store.listWaiting()) {
    try {
      await attendTo(reference, parts)
    } catch (err) {
      if (err instanceof RecordsUnavailable) throw err
      log.error({ err, reference }, 'contract reminder failed, retrying')
    }
  }
}

async function attendTo(reference: string, { store, send, now }: RemindParts): Promise<void> {
  const contract = await store.find(reference)
  if (!contract) return
  if (isOver(contract, now)) await expireContract(contract, store, now)
  if (!isReminderDue(contract, now)) return
  await send(contract)
  const { revision, language, version } = contract
  const events = [createSystemEvent({ kind: 'reminded', language, version, now })]
  const set = { remindersSent: remindersUntil(contract, now) }
  await store.change(reference, { revision, set, signed: null, events })
}

/** The reminder itself, in the language of the contract. */
export async function sendReminder(contract: Contract): Promise<void> {
  const { language, reference, version, remindersSent, linkNumber, guestEmail } = contract
  const { fullName, property } = contract.reservation
  if (guestEmail === null || contract.expiresAt === null) return
  const { mail } = contractWords(language)
  const day = formatDay(guatemalaToday(new Date(contract.expiresAt)), language)
  await sendGuestEmail({
    messageId: `${reference}.v${version}.l${linkNumber}.reminder${remindersSent + 1}`,
    language,
    to: { name: fullName, address: guestEmail },
    subject: fillWords(mail.reminderSubject, { property }),
    heading: mail.reminderHeading,
    paragraphs: [
      fillWords(mail.reminder, { name: fullName, property }),
      fillWords(mail.until, { day }),
    ],
    link: guestLink(contract),
  })
}
