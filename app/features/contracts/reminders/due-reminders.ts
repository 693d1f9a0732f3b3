import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import { pendingSigners, type Signer } from '../signers/signers'
import { days } from '~/platform/units/duration'

type Waiting = Pick<Contract, 'stage' | 'sentAt' | 'remindersSent' | 'terms' | 'expiresAt'>

/** Whether the next reminder of a contract is due at a moment: never after signing, and not without an address. */
export function isReminderDue(contract: Contract, now: Date): boolean {
  const { stage, sentAt, remindersSent, terms } = contract
  if (!isWithGuest(stage) || sentAt === null || remindedSigners(contract).length === 0) return false
  if (isOver(contract, now)) return false
  const after = terms.reminderDays[remindersSent]
  return after !== undefined && now.getTime() >= new Date(sentAt).getTime() + days(after)
}

/** Those who have yet to sign and can be written to. */
export function remindedSigners(contract: Contract): Signer[] {
  return pendingSigners(contract).filter(({ email }) => email !== null)
}

/** How many reminders are behind at a moment; one mail stands for all that were missed. */
export function remindersUntil({ sentAt, terms }: Waiting, now: Date): number {
  if (sentAt === null) return 0
  const since = now.getTime() - new Date(sentAt).getTime()
  return terms.reminderDays.filter((after) => since >= days(after)).length
}

/** Whether the link of a contract that waits for its guest is over. */
export function isOver(
  { stage, expiresAt }: Pick<Waiting, 'stage' | 'expiresAt'>,
  now: Date,
): boolean {
  return isWithGuest(stage) && expiresAt !== null && now >= new Date(expiresAt)
}
