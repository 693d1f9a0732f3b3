import type { HttpError } from './http-error'

const longestTarget = 4096

/** Printable ASCII; a backslash is read as a slash by browsers, a fragment is never sent. */
const printable = /^[!-~]+$/
const neverSent = /[\\#]/
/** A percent sign without two hex digits, and escaped control characters. */
const badEscape = /%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f/i
const escapedSeparator = /%(2f|5c)/i

const malformed: HttpError = { status: 400, reason: 'The address is malformed.' }

/** Checks a request target (`/path?query`) before anything decodes it; null where it is fine. */
export function checkTarget(target: string): HttpError | null {
  if (target.length > longestTarget) return { status: 414, reason: 'The address is too long.' }
  if (!target.startsWith('/') || target.startsWith('//')) return malformed
  if (!printable.test(target) || neverSent.test(target)) return malformed
  if (!target.includes('%')) return null
  const path = target.split('?', 1)[0] ?? target
  if (badEscape.test(path) || escapedSeparator.test(path) || !isUtf8(path)) return malformed
  return isDecodable(target.slice(path.length)) ? null : malformed
}

/** Forms may carry escaped line breaks in a query, but no broken escapes and no null. */
function isDecodable(query: string): boolean {
  return !/%(?![0-9a-f]{2})|%00/i.test(query)
}

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
