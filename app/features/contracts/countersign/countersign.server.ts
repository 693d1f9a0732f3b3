import type { Contract, ContractVersion } from '~content/contract'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { createAuditEvent } from '../create-audit-event.server'
import { dropUnusedFiles } from '../files/drop-unused-files.server'
import type { Countersignature } from '../sign/countersignature'
import { sealContract, type SealParts } from '../sign/seal-contract.server'
import { nightsTakenOrThrow } from '../sign/sign-contract.server'
import type { Signature } from '../signature/signature'
import { readEvidence } from '../signers/evidence'
import { actorOf, type Author } from '../staff/author'
import type { ContractStore } from '../store/contract-store.server'

type Countersigning = {
  author: Author
  name: string
  role: string
  signature: Signature
  now: Date
}

type CountersignParts = SealParts & {
  store: ContractStore
  files: Pick<PrivateStore, 'claim' | 'find' | 'keep' | 'read' | 'remove'>
}

type Countersigned =
  | { outcome: 'signed'; contract: Contract; version: ContractVersion }
  /** It does not wait for the team any more. */
  | { outcome: 'outdated' }
  /** Another reservation has nights of this stay. */
  | { outcome: 'nightsTaken' }

/**
 * Signs for the team what all guests have signed, which seals the contract: the PDF is drawn and digitally signed now.
 * Throws `RecordsUnavailable` and `StorageUnavailable`.
 */
export async function countersign(
  contract: Contract,
  { author, name, role, signature, now }: Countersigning,
  { store, files, ...sealing }: CountersignParts,
): Promise<Countersigned> {
  const { reference, revision, version } = contract
  const [first, ...others] = readEvidence(contract)
  if (contract.stage !== 'guestsSigned' || !first) return { outcome: 'outdated' }
  const detail = `signature-${signature.kind}`
  const about = { actor: actorOf(author), language: author.language, version, detail }
  const event = createAuditEvent(author.request, { kind: 'countersigned', ...about }, now)
  const countersignature: Countersignature = {
    name,
    role,
    signature,
    signedAt: now.toISOString(),
    account: author.name,
    from: { address: event.address, browser: event.browser },
  }
  const signed = await sealContract(
    contract,
    {
      part: contract.guestPart,
      signatures: [first, ...others],
      house: countersignature,
      now,
      log: [...contract.events, event],
    },
    { files, ...sealing },
  )
  const set = { stage: 'signed' as const }
  const changed = await store
    .change(reference, { revision, set, signed, events: [event] })
    .catch(nightsTakenOrThrow)
  if (changed && changed !== 'nightsTaken') {
    return { outcome: 'signed', contract: changed, version: signed }
  }
  await dropUnusedFiles(contract, [signed.pdfFile], files)
  return { outcome: changed ?? 'outdated' }
}
