import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import type { SignerEvidence } from '../signers/evidence'
import type { Block } from '../text/block'
import { textOfBlocks } from '../text/fill-blocks'
import type { Countersignature } from './countersignature'

type Frozen = {
  contract: Contract
  /** What the main guest filled in. */
  part: ContractGuestPart
  /** The text as the guests read it. */
  blocks: readonly Block[]
  /** Every signature of a guest. */
  signatures: readonly [SignerEvidence, ...SignerEvidence[]]
  /** Null: the team countersigns at once, as the contract's terms say. */
  house: Countersignature | null
  /** When the last of all signed. */
  signedAt: Date
}

/**
 * The signed content as canonical JSON; its SHA-256 is the contract's fingerprint. Formats: 1 has no `wording` and its
 * PDF shows the photo; 2 has neither `signature` nor `house`; 3 is one guest, countersigned at once; 4 lists every
 * signature with evidence. The reservation has `priceLines` only where the contract has them, so earlier contents keep
 * their fingerprint.
 */
export function freezeContract(frozen: Frozen): string {
  const { contract, part, blocks, signatures, house, signedAt } = frozen
  const { reference, version, language, reservation, terms } = contract
  const [first, ...others] = signatures
  const answers = signatures.find(({ signer }) => signer === null) ?? first
  const common = {
    reference,
    version,
    language,
    reservation,
    template: { id: terms.templateId, name: terms.templateName },
    text: textOfBlocks(blocks),
    comments: part.comments,
    guests: part.guests,
    payAuthorization: answers.wording.payAuthorization === null ? null : part.payAuthorization,
    agreement: true,
    signedAt: signedAt.toISOString(),
  }
  if (others.length > 0 || house) {
    const signed = house ?? terms.signatory ?? null
    return canonicalJson({ ...common, format: 4, signatures, house: signed })
  }
  const { files, from: signer, wording, signature } = first
  const alone = { format: 3, files, signer, wording, signature, house: terms.signatory ?? null }
  return canonicalJson({ ...common, ...alone })
}
