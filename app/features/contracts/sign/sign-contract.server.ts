import type { Contract, ContractVersion } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { RecordConflict } from '~/platform/content/private-records.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { createAuditEvent } from '../create-audit-event.server'
import { claimGuestFiles } from '../files/claim-guest-files.server'
import { dropUnusedFiles } from '../files/drop-unused-files.server'
import { filesOf } from '../files/guest-file-kinds'
import { seenText } from '../guest/reading/seen-text.server'
import type { Signature } from '../signature/signature'
import {
  readEvidence,
  storeEvidence,
  type AgreedPolicies,
  type SignerEvidence,
} from '../signers/evidence'
import {
  actorOfSigner,
  requirementsOf,
  findSigner,
  hasSeveral,
  pendingSigners,
  canSign,
  guestPartChange,
  type SignerId,
} from '../signers/signers'
import type { ContractStore } from '../store/contract-store.server'
import { sealContract, type SealParts } from './seal-contract.server'
import { agreedWording, fingerprintsOf } from './signer-evidence.server'

type SignParts = SealParts & {
  store: ContractStore
  files: Pick<PrivateStore, 'claim' | 'find' | 'keep' | 'read' | 'remove'>
  /** The privacy policies, which the guest accepts with the contract; null where there are none. */
  policies: AgreedPolicies | null
}

type Signing = {
  request: Request
  language: Locale
  /** Who signs: the one to whom the link belongs. */
  signer?: SignerId
  part: ContractGuestPart
  signature: Signature
  now: Date
}

export type Signed =
  | { outcome: 'signed'; contract: Contract; version: ContractVersion }
  /** It waits for other guests, or for the team. */
  | { outcome: 'waits'; contract: Contract }
  /** Signed before, changed meanwhile, or waiting for no guest. */
  | { outcome: 'outdated' }
  | { outcome: 'filesGone' }
  /** Another contract has reserved nights of this stay. */
  | { outcome: 'nightsTaken' }

/**
 * Stores a guest's signature. The last one also seals the contract (unless the company signs by hand): signed version
 * with its PDF, log and booking of the nights in one transaction. A sealed version never changes.
 */
export async function signContract(
  contract: Contract,
  { request, language, signer: id = null, part, signature, now }: Signing,
  { store, files, policies, ...sealing }: SignParts,
): Promise<Signed> {
  const signer = findSigner(contract, id)
  if (!signer || !canSign(contract, id)) return { outcome: 'outdated' }
  const { part: kept, claimed } = await claimGuestFiles(contract, id, { part, files })
  const asked = requirementsOf(contract, id)
  const isBackGone = Boolean(part.personalDocumentBack) && !kept.personalDocumentBack
  if (asked.identity && (!kept.personalPhoto || !kept.personalDocument || isBackGone)) {
    return { outcome: 'filesGone' }
  }
  const { reference, version, revision } = contract
  const about = { actor: actorOfSigner(contract, id), language, version }
  const uploads = claimed.map((detail) =>
    createAuditEvent(request, { kind: 'uploaded', ...about, detail }, now),
  )
  const signing = createAuditEvent(
    request,
    { kind: 'signed', ...about, detail: `signature-${signature.kind}` },
    now,
  )
  const fingerprints = await fingerprintsOf(kept, files)
  if (!fingerprints) return { outcome: 'filesGone' }
  const evidence: SignerEvidence = {
    signer: id,
    fullName: signer.fullName,
    signedAt: now.toISOString(),
    signature,
    wording: agreedWording(language, { asksPayment: asked.payment, policies }),
    files: fingerprints,
    from: { address: signing.address, browser: signing.browser },
    seen: seenText(contract),
  }
  const lastRead = { version, reservation: contract.reservation }
  const signedRead = { ...lastRead, signedAt: evidence.signedAt }
  const signedPart = guestPartChange(contract, id, {
    ...kept,
    agreement: true,
    lastRead,
    signedRead,
  })
  const isByHand = contract.terms.countersigning === 'byHand'
  const isLast = pendingSigners(contract).every((one) => one.id === id)
  const isKept = hasSeveral(contract) || isByHand
  const signatures = isKept
    ? { signatures: [...(contract.signatures ?? []), storeEvidence(evidence)] }
    : {}
  const events = [...uploads, signing]
  const sealed =
    isLast && !isByHand
      ? await sealContract(
          contract,
          {
            part: id === null ? kept : contract.guestPart,
            signatures: withLast(readEvidence(contract), evidence),
            house: null,
            log: [...contract.events, ...events],
            now,
          },
          { files, ...sealing },
        )
      : null
  const stage = sealed ? 'signed' : isLast ? 'guestsSigned' : 'part'
  const changed = await store
    .change(reference, {
      revision,
      signed: sealed,
      events,
      set: { stage, ...signedPart, ...signatures },
    })
    .catch(nightsTakenOrThrow)
  const drawn = sealed ? [sealed.pdfFile] : []
  if (changed === 'nightsTaken') {
    await dropUnusedFiles(contract, drawn, files)
    return { outcome: 'nightsTaken' }
  }
  const present = changed ?? (await store.find(reference))
  if (present) await dropUnusedFiles(present, changed ? filesOf(signer.part) : drawn, files)
  if (!changed) return { outcome: 'outdated' }
  return sealed
    ? { outcome: 'signed', contract: changed, version: sealed }
    : { outcome: 'waits', contract: changed }
}

/** With the one given now, in the order of signing. */
function withLast(
  given: readonly SignerEvidence[],
  last: SignerEvidence,
): readonly [SignerEvidence, ...SignerEvidence[]] {
  const [first, ...others] = given
  return first ? [first, ...others, last] : [last]
}

export function nightsTakenOrThrow(err: unknown): 'nightsTaken' {
  if (err instanceof RecordConflict) return 'nightsTaken'
  throw err
}
