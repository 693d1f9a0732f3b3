/** JSON with sorted object keys, so that equal values have equal texts. */
export function canonicalJson(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isRecord(inner) ? ordered(inner) : inner))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function ordered(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
