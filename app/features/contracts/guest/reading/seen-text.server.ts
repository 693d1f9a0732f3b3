import { createHash } from 'node:crypto'
import type { Contract } from '~content/contract'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import type { AgreedPolicies } from '~/features/contracts/signers/evidence'
import { hasSeveral, signersOf } from '~/features/contracts/signers/signers'

/** Names what a guest has before their eyes: a form that accepts something else is not a signature of this. */
export function seenText(contract: Contract): string {
  const { terms, reservation, version, language } = contract
  // Who signs is part of what is agreed on, once it is more than one.
  const others = hasSeveral(contract)
    ? { signers: signersOf(contract).map(({ fullName }) => fullName) }
    : {}
  return nameOf({ text: terms.text, reservation, version, language, ...others })
}

/** Names the privacy policies that a guest can read beside the contract: others are not what they accept. */
export function seenPolicies(policies: AgreedPolicies | null): string {
  return nameOf({ policies })
}

function nameOf(seen: object): string {
  return createHash('sha256').update(canonicalJson(seen)).digest('hex').slice(0, 32)
}
