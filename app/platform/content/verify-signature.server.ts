import { createHmac, timingSafeEqual } from 'node:crypto'
import { minutes } from '~/platform/units/duration'

const tolerance = minutes(5)
const shape = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/**
 * Whether `header` signs `body` with the shared secret and is at most five minutes off `now` (milliseconds).
 * The format is specified in `content-types/content-change.ts`. Compares in constant time.
 */
export function isSignedBy(
  secret: string,
  body: string,
  header: string | null,
  now = Date.now(),
): boolean {
  const match = shape.exec(header ?? '')
  const time = match?.[1]
  const signature = match?.[2]
  if (!time || !signature) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return false
  return Math.abs(now - Number(time) * 1000) <= tolerance
}

/** Signs a body as the CMS does; for tests and scripts. */
export function signatureFor(secret: string, body: string, now = Date.now()): string {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
