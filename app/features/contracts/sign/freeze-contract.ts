import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import type { SignerEvidence } from '../signers/evidence'
import type { Block } from '../text/block'
import { textOfBlocks } from '../text/fill-blocks'
import type { HouseSignature } from './house-signature'

type Frozen = {
  contract: Contract
  /** Of the guest in whose name the contract is. */
  part: ContractGuestPart
  /** The text as the guests read it. */
  blocks: readonly Block[]
  /** Every signature of a guest. */
  signatures: readonly [SignerEvidence, ...SignerEvidence[]]
  /** Null: the house countersigns at once, as the contract's terms say. */
  house: HouseSignature | null
  /** When the last of all signed. */
  signedAt: Date
}

/**
 * All that the signatures are given to, as one text in which nothing can be moved: text, figures, guests, the sentences
 * agreed to, the signatures themselves, who signs for the house, and the fingerprints of the files. Its SHA-256 is the fingerprint of the contract.
 * Format 1 had no `wording`, and its PDF showed the photo; format 2 had neither `signature` nor `house`. Format 3 is the one of
 * a single guest whom the house countersigns at once, format 4 lists every signature with its evidence.
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
