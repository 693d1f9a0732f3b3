import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import { addressGroup } from '~/platform/http/client-address'
import { createRateLimit, type RateLimit } from '~/platform/http/rate-limit.server'
import { countMisses } from '~/platform/links/open-private-link.server'
import { minutes } from '~/platform/units/duration'
import { createSystemEvent } from '../create-audit-event.server'
import { looksLikePrivateLink } from '~/platform/links/private-link.server'
import { hashContractLink } from './link.server'
import { signerOfLink, type SignerId } from '../signers/signers'
import type { ContractStore } from '../store/contract-store.server'

type OpenedLink =
  | { outcome: 'open'; contract: Contract; signer: SignerId }
  /** Unknown, revoked and, where nothing was signed before, expired or called off: they look alike to a stranger. */
  | { outcome: 'closed' }
  | { outcome: 'limited'; waitMs: number }

type LinkParts = { store: ContractStore; misses: RateLimit; now?: Date }

/** Twenty misses in ten minutes from one address (docs/facts/security.md 23). */
export const linkMisses = createRateLimit({
  name: 'link misses',
  max: 20,
  within: minutes(10),
})

/**
 * The contract behind the id of a guest's link, and whose link it is. A link that is over is closed for good on the
 * way. Throws `RecordsUnavailable`.
 */
export async function openLink(
  request: Request,
  id: string,
  { store, misses, now = new Date() }: LinkParts,
): Promise<OpenedLink> {
  return countMisses(misses, addressGroup(request), async () => {
    const found = looksLikePrivateLink(id) ? await store.findByLink(hashContractLink(id)) : null
    const signer = found && signerOfLink(found, hashContractLink(id))
    const contract = found && signer && (await toOpen(found, store, now))
    if (!contract) return { outcome: 'closed' }
    return { outcome: 'open', contract, signer: signer.id }
  })
}

/** The contract as its link shows it; null where it shows nothing. */
async function toOpen(contract: Contract, store: ContractStore, now: Date) {
  // It says what was signed, or that it was declined, for good.
  const { stage, expiresAt, versions, calledOff } = contract
  if (stage === 'signed' || stage === 'guestsSigned' || stage === 'declined') return contract
  if (!isWithGuest(stage) && stage !== 'expired') return null
  if (stage !== 'expired' && !calledOff) {
    if (expiresAt === null || now < new Date(expiresAt)) return contract
    await expireContract(contract, store, now)
  }
  // A signed version goes on being read.
  return versions.length > 0 ? { ...contract, stage: 'expired' as const } : null
}

/** Writes down that the time of a link is over. */
export async function expireContract(
  { reference, revision, language, version }: Contract,
  store: ContractStore,
  now: Date,
): Promise<void> {
  const events = [createSystemEvent({ kind: 'expired', language, version, now })]
  await store.change(reference, { revision, set: { stage: 'expired' }, signed: null, events })
}
