import type { Contract } from '~content/contract'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { createSystemEvent } from '../create-audit-event.server'
import { expireContract } from '../link/open-link.server'
import type { ContractStore } from '../store/contract-store.server'
import { isOver, isReminderDue, remindersUntil } from './due-reminders'

type RemindParts = { store: ContractStore; queue: (contract: Contract) => Promise<void>; now: Date }

/**
 * Reminds the guests whose time has come and closes links that are over. A reminder is queued before it is written
 * down, and queued once however often this runs: a crash in between doubles no mail and loses none. A contract that
 * fails does not hold up the others. Throws `RecordsUnavailable`.
 */
export async function remindGuests(parts: RemindParts): Promise<void> {
  for (const reference of await parts.store.listWaiting()) {
    try {
      await attendTo(reference, parts)
    } catch (err) {
      if (isRecordsOutage(err)) throw err
      log.error({ err, reference }, 'contract reminder failed, retrying')
    }
  }
}

async function attendTo(reference: string, { store, queue, now }: RemindParts): Promise<void> {
  const contract = await store.find(reference)
  if (!contract) return
  if (isOver(contract, now)) await expireContract(contract, store, now)
  if (!isReminderDue(contract, now)) return
  await queue(contract)
  const { revision, language, version } = contract
  const events = [createSystemEvent({ kind: 'reminded', language, version, now })]
  const set = { remindersSent: remindersUntil(contract, now) }
  await store.change(reference, { revision, set, signed: null, events })
}
