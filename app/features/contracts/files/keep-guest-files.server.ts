import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { findSigner, type SignerId } from '../signers/signers'
import { claimGuestFiles } from './claim-guest-files.server'
import { guestFileFields } from './guest-file-kinds'

type Sent = {
  part: ContractGuestPart
  /** The files that the guest took back or replaced. */
  removed: readonly string[]
  files: Pick<PrivateStore, 'claim'>
}

/**
 * The part of a signer as it is saved, with its files claimed, and the kinds of file that are new. A field without a
 * file keeps the one that is stored, since another tab or device may have sent it; only a removed one is left out.
 */
export async function keepGuestFiles(
  contract: Contract,
  signer: SignerId,
  { part, removed, files }: Sent,
): Promise<{ part: ContractGuestPart; claimed: string[] }> {
  const sent = await claimGuestFiles(contract, signer, { part, files })
  const before = findSigner(contract, signer)?.part
  const missing = { ...sent.part }
  for (const field of guestFileFields) {
    const id = before?.[field] ?? null
    missing[field] = sent.part[field] || id === null || removed.includes(id) ? null : id
  }
  // A stored file may be gone as well.
  const stored = await claimGuestFiles(contract, signer, { part: missing, files })
  const kept = { ...sent.part }
  for (const field of guestFileFields) if (stored.part[field]) kept[field] = stored.part[field]
  return { part: kept, claimed: sent.claimed }
}
