import { createHash } from 'node:crypto'
import { minutes } from '~/platform/units/duration'
import { canonicalJson } from './canonical-json'

/** `window`: milliseconds in which the same value means the same submission; null: forever. */
export type IdempotencyKey = { value: string; window: number | null }

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
const repeatWindow = minutes(10)

/**
 * Identifies a repeated submission: by the UUID from the browser if script ran, else by a hash of the form and its
 * content, for ten minutes.
 */
export function idempotencyKey(form: {
  name: string
  clientKey: string | null | undefined
  payload: object
}): IdempotencyKey {
  if (form.clientKey && uuid.test(form.clientKey)) {
    return { value: form.clientKey.toLowerCase(), window: null }
  }
  const content = canonicalJson({ form: form.name, payload: form.payload })
  return { value: createHash('sha256').update(content).digest('hex'), window: repeatWindow }
}
