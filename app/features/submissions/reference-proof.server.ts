import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '~/platform/env/env.server'

const shape = /^([A-Z]{1,6}-[0-9A-Z]{4,12})\.([\w-]{12})$/

/**
 * A reference as the address of a confirmation page carries it, with a proof that this site issued it:
 * links with an invented reference do not show it.
 */
export function proveReference(reference: string): string {
  return `${reference}.${proofOf(reference)}`
}

/** The reference of such a value; null for anything else. */
export function readReference(value: string | null): string | null {
  const [, reference, proof] = shape.exec(value ?? '') ?? []
  if (!reference || !proof) return null
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(reference))) ? reference : null
}

function proofOf(reference: string): string {
  return createHmac('sha256', env.CONTENT_WEBHOOK_SECRET)
    .update(`confirmation ${reference}`)
    .digest('base64url')
    .slice(0, 12)
}
