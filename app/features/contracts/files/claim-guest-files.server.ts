import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { guestFileFields, guestFileKinds } from './guest-file-kinds'

/** The guest's part with those of its files that belong to this contract, and the kinds that are new to it. */
export async function claimGuestFiles(
  contract: Contract,
  part: ContractGuestPart,
  files: Pick<PrivateStore, 'claim'>,
): Promise<{ part: ContractGuestPart; claimed: string[] }> {
  const kept = { ...part }
  const claimed: string[] = []
  for (const field of guestFileFields) {
    const id = part[field]
    if (id === null) continue
    const kind = guestFileKinds[field]
    const { outcome } = await files.claim([{ id, kind }], contract.reference)
    if (outcome === 'gone') kept[field] = null
    else if (id !== contract.guestPart[field]) claimed.push(kind)
  }
  return { part: kept, claimed }
}
