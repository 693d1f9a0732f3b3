import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import { sha256 } from '~/features/contracts/sign/sha256.server'

/**
 * A hash of what staff see of a contract before they close its link, replace it or sign for the team. It stays the
 * same while guests open the contract and fill it in; a signature changes it.
 */
export function seenState({ stage, version, linkNumber, signatures }: Contract): string {
  const shown = isWithGuest(stage) ? 'sent' : stage
  return sha256(
    canonicalJson({ stage: shown, version, linkNumber, given: signatures?.length ?? 0 }),
  )
}
