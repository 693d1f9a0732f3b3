import type { Contract } from '~content/contract'

/** A contract as the calls give it (contracts-and-routes.md §3, "Contract guest record"). No file can be found by it. */
export function contractRecord(contract: Contract, id: string) {
  const { reservation, guestPart, stage, terms } = contract
  const { comments, guests, personalDocument, personalPhoto, payAuthorization, agreement } =
    guestPart
  return {
    _id: id,
    ...reservation,
    ...{ comments, guests, payAuthorization, agreement },
    personalDocument: personalDocument !== null,
    personalPhoto: personalPhoto !== null,
    sent: stage === 'signed',
    language_code: contract.language,
    showGuestInfo: terms.showGuestInfo,
    showInfoCreditCard: terms.showInfoCreditCard,
  }
}
