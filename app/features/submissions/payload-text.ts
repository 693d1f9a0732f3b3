export type Payload = Readonly<Record<string, unknown>>

/** What programs send for "not said" (browsing.md §3, "Inquiry payload"). */
const notSaid = 'None'

/** A text, a number as one, and nothing for anything else. */
export function payloadText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== notSaid ? value : ''
}

export function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
