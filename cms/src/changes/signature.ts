import { createHmac } from 'node:crypto'

/** The value of `x-content-signature` for a body sent at `seconds` (Unix time). */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
