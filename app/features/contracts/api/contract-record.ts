import type { Contract } from '~content/contract'
import { findSigner, signatureOf, type SignerId } from '../signers/signers'

type Asking = {
  /** What the address names. */
  id: string
  signer: SignerId
  isStaff: boolean
}

/**
 * A contract as the calls give it (contracts-and-routes.md §3, "Contract guest record"). No file can be found by it.
 */
export function contractRecord(contract: Contract, { id, signer, isStaff }: Asking) {
  const { reservation, stage, terms } = contract
  const { part: guestPart } = findSigner(contract, signer) ?? { part: contract.guestPart }
  const { comments, guests, personalDocument, personalPhoto, payAuthorization, agreement } =
    guestPart
  return {
    _id: id,
    ...reservation,
    comments,
    guests,
    payAuthorization,
    agreement,
    personalDocument: personalDocument !== null,
    personalPhoto: personalPhoto !== null,
    admin: isStaff,
    sent: stage === 'signed' || signatureOf(contract, signer) !== null,
    language_code: contract.language,
    showGuestInfo: terms.showGuestInfo,
    showInfoCreditCard: terms.showInfoCreditCard,
  }
}
