/**
 * Whether two values, as `JSON.parse` makes them, say the same. Takes half of the time of `isDeepStrictEqual` or less,
 * which was half of what reading the catalogue costs.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other)
  let names = 0
  for (const name in one) {
    if (!Object.hasOwn(other, name) || !isSameJson(one[name], other[name])) return false
    names++
  }
  return names === Object.keys(other).length
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (!isSameJson(one[at], other[at])) return false
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
