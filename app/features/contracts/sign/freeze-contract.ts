import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import type { Signature } from '../signature/signature'
import type { Block } from '../text/block'
import { textOfBlocks } from '../text/fill-blocks'

/** The privacy policies that were in force: Markdown, and the day from which they are, `YYYY-MM-DD`. */
export type AgreedPolicies = { title: string; effectiveDate: string | null; text: string }

/** The sentences that the guest agreed to, as their page showed them. */
export type AgreedWording = {
  language: Locale
  agreement: string
  /** Null where it was not asked for. */
  payAuthorization: string | null
  privacy: string
  /** Whole, since the page of the site changes; null where the site has none. */
  policies: AgreedPolicies | null
}

/** SHA-256 of the identity files as they are kept; null where none was asked for. */
export type FileFingerprints = { personalPhoto: string | null; personalDocument: string | null }

type Signing = {
  contract: Contract
  part: ContractGuestPart
  /** The text as the guest read it. */
  blocks: readonly Block[]
  wording: AgreedWording
  signature: Signature
  files: FileFingerprints
  /** From where and with what it was signed. */
  signer: { address: string; browser: string }
  signedAt: Date
}

/**
 * All that a signature is given to, as one text in which nothing can be moved: text, figures, guests, the sentences
 * agreed to, the signature itself, who countersigns for the house, and the fingerprints of the files. Its SHA-256 is the fingerprint of the contract.
 * Format 1 had no `wording`, and its PDF showed the photo; format 2 had neither `signature` nor `house`.
 */
export function freezeContract(signing: Signing): string {
  const { contract, part, blocks, wording, signature, files, signer, signedAt } = signing
  const { reference, version, language, reservation, terms } = contract
  return canonicalJson({
    ...{ format: 3, reference, version, language, reservation, files, signer, wording, signature },
    template: { id: terms.templateId, name: terms.templateName },
    house: terms.signatory ?? null,
    text: textOfBlocks(blocks),
    comments: part.comments,
    guests: part.guests,
    payAuthorization: wording.payAuthorization === null ? null : part.payAuthorization,
    agreement: true,
    signedAt: signedAt.toISOString(),
  })
}
