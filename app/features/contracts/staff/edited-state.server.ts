import type { Contract } from '~content/contract'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import { sha256 } from '../sign/sha256.server'

/**
 * A hash of the contract as it was when the member of staff began to edit. What a guest types meanwhile is not
 * part of it and causes no conflict; a signature is.
 */
export function editedState({ reservation, guestEmail, version, stage, terms }: Contract): string {
  const isSigned = stage === 'signed'
  return sha256(
    canonicalJson({ reservation, guestEmail, version, isSigned, linkDays: terms.linkDays }),
  )
}
