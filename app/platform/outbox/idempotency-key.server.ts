import { createHash } from 'node:crypto'
import { minutes } from '~/platform/units/duration'
import { canonicalJson } from './canonical-json'

/** `window`: milliseconds in which the same value means the same submission; null means for ever. */
export type IdempotencyKey = { value: string; window: number | null }

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
const repeatWindow = minutes(10)

/**
 * What tells a repeated submission from a new one: the UUID that the browser made where
 * script ran, else the form and its content, which count as repeated within ten minutes.
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
