import type { Contract, ContractChange, ContractVersion } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import type { ContractSigner } from '~content/contract-signer'
import { emptyGuestPart, type ContractGuestPart } from '~content/contract-values'
import { createAuditEvent } from '~/features/contracts/create-audit-event.server'
import { hashContractLink, linkOf } from '~/features/contracts/link/link.server'
import { restoredContent, type RestoredContent } from '~/features/contracts/sign/restored-content'
import { storeEvidence } from '~/features/contracts/signers/evidence'
import { latestSealed } from '~/features/contracts/signers/signed-earlier'
import { hasSeveral } from '~/features/contracts/signers/signers'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { actorOf, type Author } from '../author'
import { changeLatest } from './change-latest.server'
import { seenState } from './seen-state.server'

type KeptVersion = RestoredContent & Pick<ContractVersion, 'version' | 'signedAt'>

/**
 * The signed version that staff can keep instead of a change that not all have signed; null where there is none, and
 * while the stay is lost or cancelled.
 */
export function versionToKeep(contract: Contract): KeptVersion | null {
  const { stage, calledOff } = contract
  if (calledOff) return null
  const isUnsigned = isWithGuest(stage) || stage === 'declined' || stage === 'expired'
  const sealed = isUnsigned ? latestSealed(contract) : undefined
  const content = sealed && restoredContent(sealed)
  return content ? { ...content, version: sealed.version, signedAt: sealed.signedAt } : null
}

/**
 * Drops a change that not all have signed: the version that was signed holds again, with its figures, its nights and
 * those who signed it. Null if `wanted` is not the version that can be kept, or the contract was changed
 * meanwhile.
 */
export function keepVersion(
  store: ContractStore,
  contract: Contract,
  wanted: FormDataEntryValue | null,
  by: { author: Author; now: Date },
): Promise<Contract | null> {
  return changeLatest(store, contract, seenState, (latest) => storeKept(store, latest, wanted, by))
}

async function storeKept(
  store: ContractStore,
  contract: Contract,
  wanted: FormDataEntryValue | null,
  { author, now }: { author: Author; now: Date },
): Promise<Contract | null> {
  const kept = versionToKeep(contract)
  if (!kept || String(kept.version) !== wanted) return null
  const { reference, revision } = contract
  const { version } = kept
  const about = { actor: actorOf(author), language: author.language, version }
  const event = { kind: 'kept' as const, ...about, detail: `v${version}` }
  const events = [createAuditEvent(author.request, event, now)]
  const set = setOf(contract, kept)
  return store.change(reference, { revision, set, signed: null, events })
}

function setOf(contract: Contract, kept: KeptVersion): ContractChange['set'] {
  const { reservation, version, comments, guests, payAuthorization, signatures } = kept
  const answers = { comments, guests, payAuthorization: payAuthorization ?? false }
  const signers = signersOf(contract, kept)
  return {
    stage: 'signed',
    reservation,
    version,
    signatures: signatures.map(storeEvidence),
    guestPart: signedPart({ ...contract.guestPart, ...answers }, null, kept),
    ...((signers.length > 0 || hasSeveral(contract)) && { signers }),
  }
}

/** Those who signed beside the guest in whose name it is. Who was taken off since then has their link again. */
function signersOf({ reference, linkNumber, signers }: Contract, kept: KeptVersion) {
  return kept.signatures.flatMap(({ signer: id, fullName, wording }): ContractSigner[] => {
    if (id === null) return []
    const known = signers?.find((signer) => signer.id === id) ?? {
      id,
      email: null,
      phone: null,
      language: wording.language,
      linkHash: hashContractLink(linkOf(reference, linkNumber, id)),
      part: emptyGuestPart,
    }
    return [{ ...known, fullName, part: signedPart(known.part, id, kept) }]
  })
}

/** What a guest filled in, as it is after their signature. */
function signedPart(
  part: ContractGuestPart,
  id: string | null,
  { version, reservation, signatures, signedAt: sealedAt }: KeptVersion,
): ContractGuestPart {
  const lastRead = { version, reservation }
  const signedAt = signatures.find(({ signer }) => signer === id)?.signedAt ?? sealedAt
  return { ...part, agreement: true, lastRead, signedRead: { ...lastRead, signedAt } }
}
