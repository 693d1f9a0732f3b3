import { createHash } from 'node:crypto'
import type { Contract } from '~content/contract'
import { canonicalJson } from '~/platform/outbox/canonical-json'

/** Names what a guest has before their eyes: a form that accepts something else is not a signature of this. */
export function seenText({ terms, reservation, version, language }: Contract): string {
  const seen = canonicalJson({ text: terms.text, reservation, version, language })
  return createHash('sha256').update(seen).digest('hex').slice(0, 32)
}
