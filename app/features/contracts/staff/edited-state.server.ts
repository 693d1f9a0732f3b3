import type { Contract } from '~content/contract'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import { sha256 } from '../sign/sha256.server'

/**
 * Names what somebody of the staff had before their eyes when they began to edit. What a guest types meanwhile is no
 * part of it and comes in nobody's way; a signature is.
 */
export function editedState({ reservation, guestEmail, version, stage }: Contract): string {
  const isSigned = stage === 'signed'
  return sha256(canonicalJson({ reservation, guestEmail, version, isSigned }))
}
