import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { hours } from '~/platform/units/duration'
import { createAuditEvent } from '../create-audit-event.server'
import { actorOf, type Author } from '../staff/author'
import type { ContractStore } from '../store/contract-store.server'
import { isOver, remindedSigners } from './due-reminders'
import { queueReminder } from './reminder-kind.server'

type Parts = { store: ContractStore; queue: Pick<Outbox, 'accept'>; now: Date }

const rest = hours(1)

/** Whether a reminder can be sent now: the contract can be signed, and a signer has an e-mail address. */
export function mayRemind(contract: Contract, now: Date): boolean {
  const { stage, sentAt, calledOff } = contract
  const isWaiting = isWithGuest(stage) && !calledOff && sentAt !== null && !isOver(contract, now)
  return isWaiting && remindedSigners(contract).length > 0
}

/**
 * Reminds a guest because staff say so; the reminders of the template come as they would. `remindedLately`: one went
 * out within the hour. Throws `RecordsUnavailable`.
 */
export async function remindNow(
  contract: Contract,
  author: Author,
  { store, queue, now }: Parts,
): Promise<'reminded' | 'notMailed' | 'remindedLately'> {
  const { reference, version, events } = contract
  if (!mayRemind(contract, now)) return 'notMailed'
  const isLate = events.some(
    ({ kind, at }) => kind === 'reminded' && Date.parse(at) > now.getTime() - rest,
  )
  if (isLate) return 'remindedLately'
  try {
    await queueReminder(contract, queue, { isByHand: true })
  } catch (err) {
    log.error({ err, reference }, 'contract reminder by hand could not be queued')
    return 'notMailed'
  }
  const about = { kind: 'reminded', actor: actorOf(author), language: author.language } as const
  const event = createAuditEvent(author.request, { ...about, version }, now)
  const change = { set: {}, signed: null, events: [event] }
  if (await store.change(reference, { ...change, revision: contract.revision })) return 'reminded'
  // The mail is on its way: where the contract changed meanwhile, the event belongs to it as it is now.
  const present = await store.find(reference)
  if (present) await store.change(reference, { ...change, revision: present.revision })
  return 'reminded'
}
