import type { Contract, ContractVersion } from '~content/contract'
import type { SignedRead } from '~content/contract-values'
import { findSigner, hasSignedEarlier, type SignerId } from './signers'

/** What a signer signed: a version that all signed, or one that was changed before all had. */
export type SignedEarlier =
  | { sealed: ContractVersion; given: null }
  | { sealed: null; given: SignedRead }

/**
 * What a signer signed last before the present version; null where they signed nothing, or before signatures kept what
 * was read.
 */
export function signedEarlier(contract: Contract, id: SignerId): SignedEarlier | null {
  const { version, versions } = contract
  if (!hasSignedEarlier(contract, id)) return null
  const sealed = latestSealed({ versions })
  const given = findSigner(contract, id)?.part.signedRead
  if (given && given.version < version && given.version > (sealed?.version ?? 0)) {
    return { sealed: null, given }
  }
  return sealed && sealed.version < version ? { sealed, given: null } : null
}

/** Whether a contract was withdrawn after a version was signed, and staff have not kept that version since. */
export function isWithdrawn(
  { events }: Pick<Contract, 'events'>,
  { signedAt }: Pick<ContractVersion, 'signedAt'>,
): boolean {
  const last = events.findLast(({ kind }) => kind === 'revoked' || kind === 'kept')
  return last?.kind === 'revoked' && Date.parse(last.at) >= Date.parse(signedAt)
}

/** The last version that all signed. */
export function latestSealed({
  versions,
}: Pick<Contract, 'versions'>): ContractVersion | undefined {
  return [...versions].sort((a, b) => b.version - a.version)[0]
}
