import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import type { Block } from '../text/block'
import { textOfBlocks } from '../text/fill-blocks'

type Signing = {
  contract: Contract
  part: ContractGuestPart
  /** The text as the guest read it. */
  blocks: readonly Block[]
  /** SHA-256 of the files as they are kept; null where none was asked for. */
  files: { personalPhoto: string | null; personalDocument: string | null }
  /** From where and with what it was signed. */
  signer: { address: string; browser: string }
  signedAt: Date
}

/**
 * All that a signature is given to, as one text in which nothing can be moved: text, figures, guests and the
 * fingerprints of the files. Its SHA-256 is the fingerprint of the contract.
 */
export function freezeContract(signing: Signing): string {
  const { contract, part, blocks, files, signer, signedAt } = signing
  const { reference, version, language, reservation, terms } = contract
  return canonicalJson({
    ...{ format: 1, reference, version, language, reservation, files, signer },
    template: { id: terms.templateId, name: terms.templateName },
    text: textOfBlocks(blocks),
    comments: part.comments,
    guests: part.guests,
    payAuthorization:
      terms.showInfoCreditCard && reservation.activePayAuthorization ? part.payAuthorization : null,
    agreement: true,
    signedAt: signedAt.toISOString(),
  })
}
