import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { findSigner, signersOf, type SignerId } from '../signers/signers'
import { filesOf, guestFileFields, guestFileKinds } from './guest-file-kinds'

type Claim = { part: ContractGuestPart; files: Pick<PrivateStore, 'claim'> }

/**
 * Claims the files of one signer. Returns their part without files of other contracts or other signers, and the kinds
 * of file that are new.
 */
export async function claimGuestFiles(
  contract: Contract,
  signer: SignerId,
  { part, files }: Claim,
): Promise<{ part: ContractGuestPart; claimed: string[] }> {
  const kept = { ...part }
  const claimed: string[] = []
  const before = findSigner(contract, signer)?.part
  const ofOthers = signersOf(contract)
    .filter(({ id }) => id !== signer)
    .flatMap((other) => filesOf(other.part))
  for (const field of guestFileFields) {
    const id = part[field] ?? null
    if (id === null) continue
    const kind = guestFileKinds[field]
    const isOthers = ofOthers.includes(id)
    const { outcome } = isOthers
      ? { outcome: 'gone' as const }
      : await files.claim([{ id, kind }], contract.reference)
    if (outcome === 'gone') kept[field] = null
    else if (id !== before?.[field]) claimed.push(kind)
  }
  return { part: kept, claimed }
}
