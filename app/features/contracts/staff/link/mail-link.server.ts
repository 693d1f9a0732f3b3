import type { Contract, ContractEvent } from '~content/contract'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { createAuditEvent } from '~/features/contracts/create-audit-event.server'
import { contractLinkKind, contractLinkOf } from '~/features/contracts/emails/link-kind.server'
import { signersOf, type SignerId } from '~/features/contracts/signers/signers'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { actorOf, type Author } from '../author'
import { isLinkOpen } from './share-link.server'

type Parts = { store: ContractStore; queue?: Pick<Outbox, 'accept'>; now: Date }

/**
 * Sends one who signs their link by mail, and writes that down. `notMailed`: there is no address, the link is closed or
 * the outbox takes nothing right now; then nothing is written down either. Throws `RecordsUnavailable`.
 */
export async function mailLink(
  contract: Contract,
  author: Author,
  { store, queue = outbox(), now }: Parts,
  signer: SignerId = null,
): Promise<'mailed' | 'notMailed'> {
  const { reference, version } = contract
  const payload = contractLinkOf(contract, signer)
  if (payload === null || !isLinkOpen(contract, now)) return 'notMailed'
  const { guestEmail } = payload
  const key = idempotencyKey({ name: contractLinkKind.name, clientKey: null, payload })
  const { outcome } = await queue.accept({ kind: contractLinkKind, key, payload })
  if (outcome !== 'accepted') {
    log.error({ reference, outcome }, 'contract link e-mail could not be queued')
    return 'notMailed'
  }
  const about = { actor: actorOf(author), language: author.language, version, detail: guestEmail }
  await writeDown(
    contract,
    createAuditEvent(author.request, { kind: 'linkMailed', ...about }, now),
    store,
  )
  return 'mailed'
}

/** Tells all who signed that there is a new version. It is saved whether or not they can be told right now. */
export async function mailNewVersion(
  { before, after }: { before: Contract; after: Contract },
  author: Author,
  parts: Parts,
): Promise<void> {
  if (after.version === before.version) return
  try {
    for (const { id } of signersOf(after)) await mailLink(after, author, parts, id)
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err, reference: after.reference }, 'the mail of a new version is not in the log')
  }
}

/** The mail is on its way: where the contract changed meanwhile, the event belongs to it as it is now. */
async function writeDown(contract: Contract, event: ContractEvent, store: ContractStore) {
  const change = { set: {}, signed: null, events: [event] }
  const { reference, revision } = contract
  if (await store.change(reference, { ...change, revision })) return
  const present = await store.find(reference)
  if (present) await store.change(reference, { ...change, revision: present.revision })
}
