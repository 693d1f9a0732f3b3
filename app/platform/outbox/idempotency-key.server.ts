import { createHash } from 'node:crypto'
import { minutes } from '~/platform/units/duration'
import { canonicalJson } from './canonical-json'

export type IdempotencyKey = {
  value: string
  /** Milliseconds in which the same value means the same submission; null: forever. */
  window: number | null
  /** A hash of what the visitor sent. Where it is missing, payloads are compared, which hold what the server adds. */
  content?: string
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
const repeatWindow = minutes(10)

/**
 * Identifies a repeated submission: by the UUID from the browser if script ran, else by a hash of the form and its
 * content, for ten minutes.
 * @param form.payload what the visitor sent, without what the server adds: that may differ when it is sent again
 */
export function idempotencyKey(form: {
  name: string
  clientKey: string | null | undefined
  payload: object
}): IdempotencyKey {
  const text = canonicalJson({ form: form.name, payload: form.payload })
  const content = createHash('sha256').update(text).digest('hex')
  return form.clientKey && uuid.test(form.clientKey)
    ? { value: form.clientKey.toLowerCase(), window: null, content }
    : { value: content, window: repeatWindow, content }
}
