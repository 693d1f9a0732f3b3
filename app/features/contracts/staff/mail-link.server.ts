import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import { log } from '~/platform/log/log.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { eventOf } from '../event-of.server'
import { contractLinkKind, contractLinkOf } from '../letters/link-kind.server'
import type { ContractStore } from '../store/contract-store.server'
import { actorOf, type Author } from './author'

/**
 * Sends the guest the link by mail, and writes that down. Null where the contract changed meanwhile; without an
 * address or an open link nothing is sent. Throws `RecordsUnavailable`.
 */
export async function mailLink(
  store: ContractStore,
  contract: Contract,
  author: Author,
): Promise<Contract | null> {
  const { reference, revision, version, stage, guestEmail } = contract
  const payload = contractLinkOf(contract)
  if (payload === null || guestEmail === null || !isWithGuest(stage)) return contract
  const about = { actor: actorOf(author), language: author.language, version, detail: guestEmail }
  const events = [eventOf(author.request, { kind: 'linkMailed', ...about })]
  const changed = await store.change(reference, { revision, set: {}, signed: null, events })
  if (changed === null) return null
  const key = idempotencyKey({ name: contractLinkKind.name, clientKey: null, payload })
  const { outcome } = outbox().accept({ kind: contractLinkKind, key, payload })
  if (outcome !== 'accepted') log.error({ reference, outcome }, 'a link could not be mailed')
  return changed
}
