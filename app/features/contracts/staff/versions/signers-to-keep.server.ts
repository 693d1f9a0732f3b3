import type { Contract } from '~content/contract'
import type { ContractSigner } from '~content/contract-signer'
import { emptyGuestPart } from '~content/contract-values'
import { hashContractLink, linkOf, newSignerId } from '~/features/contracts/link/link.server'
import type { SignerRow } from '../form/signers-form'

/** The further signers of the form. A signer of the saved contract keeps their link and what they filled in. */
export function signersToKeep(
  { reference, linkNumber, signers }: Pick<Contract, 'reference' | 'linkNumber' | 'signers'>,
  rows: readonly SignerRow[] | undefined,
): ContractSigner[] {
  return (rows ?? []).map(({ id: wanted, fullName, email, phone, language }) => {
    const known = signers?.find(({ id }) => id === wanted)
    const id = known?.id ?? newSignerId()
    return {
      id,
      fullName,
      language,
      email: email ?? null,
      phone: phone ?? null,
      linkHash: known?.linkHash ?? hashContractLink(linkOf(reference, linkNumber, id)),
      part: known?.part ?? emptyGuestPart,
    }
  })
}
