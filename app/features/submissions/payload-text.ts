import { notSaid } from '~content/not-said'

export type Payload = Readonly<Record<string, unknown>>

/** A string as it is, a number as text, and an empty string for anything else, `notSaid` included. */
export function payloadText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== notSaid ? value : ''
}

export function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
