import type { Contract } from '~content/contract'
import { isClosed } from '~content/contract-stage'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import { hasSeveral } from '~/features/contracts/signers/signers'
import { sha256 } from '~/features/contracts/sign/sha256.server'

/**
 * A hash of the contract as it was when the member of staff began to edit. What a guest types meanwhile is not
 * part of it and causes no conflict; a signature is, and so is the end of a link, which saving would open again.
 */
export function editedState(contract: Contract): string {
  const { reservation, guestEmail, version, stage, terms } = contract
  const isSigned = stage === 'signed'
  const others = hasSeveral(contract)
    ? contract.signers?.map(({ linkHash: _, part: __, ...signer }) => signer)
    : undefined
  const given = contract.signatures?.length ?? 0
  return sha256(
    canonicalJson({
      reservation,
      guestEmail,
      version,
      isSigned,
      linkDays: terms.linkDays,
      ...(others && { others }),
      ...(given > 0 && { given }),
      ...(isClosed(stage) && { closed: stage }),
    }),
  )
}
