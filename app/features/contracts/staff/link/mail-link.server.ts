import type { Contract, ContractEvent } from '~content/contract'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { createAuditEvent } from '~/features/contracts/create-audit-event.server'
import {
  contractLinkKind,
  contractLinkOf,
  wasLinkMailed,
} from '~/features/contracts/emails/link-kind.server'
import { pendingSigners, type SignerId } from '~/features/contracts/signers/signers'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { actorOf, type Author } from '../author'
import { isLinkOpen } from './share-link.server'

type Parts = {
  store: ContractStore
  queue?: Pick<Outbox, 'accept'>
  now: Date
  /** The revision that the page showed: a second press of its button sends nothing more. */
  shown?: number
}

/**
 * Sends one who signs their link by mail, and writes that down. `notMailed`: there is no address, the link is closed or
 * the outbox takes nothing right now; then nothing is written down either. Throws `RecordsUnavailable`.
 */
export async function mailLink(
  contract: Contract,
  author: Author,
  { store, queue = outbox(), now, shown = contract.revision }: Parts,
  signer: SignerId = null,
): Promise<'mailed' | 'notMailed'> {
  const { reference, version } = contract
  const known = contractLinkOf(contract, signer)
  if (known === null || !isLinkOpen(contract, now)) return 'notMailed'
  const payload = { ...known, revision: shown }
  const { guestEmail } = payload
  const key = idempotencyKey({ name: contractLinkKind.name, clientKey: null, payload })
  const accepted = await queue.accept({ kind: contractLinkKind, key, payload })
  if (accepted.outcome !== 'accepted') {
    const { outcome } = accepted
    log.error({ reference, outcome }, 'contract link e-mail could not be queued')
    return 'notMailed'
  }
  // What queued it may have ended before it was in the log.
  if (!accepted.isNew && wasLinkMailed(contract, guestEmail)) return 'mailed'
  const about = { actor: actorOf(author), language: author.language, version, detail: guestEmail }
  await writeDown(
    contract,
    createAuditEvent(author.request, { kind: 'linkMailed', ...about }, now),
    store,
  )
  return 'mailed'
}

/**
 * Mails the second version and later ones to all who have yet to sign it. The log says who was told, so that the next
 * save tells the others. `unaddressed`: somebody has no address, which is told once, and gets the link from staff.
 */
export async function mailNewVersion(
  { before, after }: { before: Contract; after: Contract },
  author: Author,
  parts: Parts,
): Promise<'told' | 'unaddressed' | 'notMailed'> {
  // A closed link is sent by hand once it is open again.
  if (after.version === 1 || !isLinkOpen(after, parts.now)) return 'told'
  const pending = pendingSigners(after)
  let areTold = true
  try {
    for (const { id, email } of pending) {
      if (email === null || wasLinkMailed(after, email)) continue
      if ((await mailLink(after, author, parts, id)) === 'notMailed') areTold = false
    }
    if (!areTold) return 'notMailed'
    const isNew = after.version !== before.version
    return isNew && pending.some(({ email }) => email === null) ? 'unaddressed' : 'told'
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error(
      { err, reference: after.reference },
      'e-mail of a new contract version could not be queued or logged',
    )
    return 'notMailed'
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
