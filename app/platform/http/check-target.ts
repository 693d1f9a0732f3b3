import type { HttpError } from './http-error'

const maxTargetLength = 4096

const printable = /^[!-~]+$/
/** Browsers read a backslash as a slash, and never send a fragment. */
const neverSent = /[\\#]/
/** A percent sign without two hex digits, and escaped control characters. */
const badEscape = /%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f/i
/** No address has them, and a long row of them would keep expressions busy that look for the last slash. */
const manySlashes = '///'
const escapedSeparator = /%(2f|5c)/i

const malformed: HttpError = { status: 400, reason: 'The address is malformed.' }

/** Checks a request target (`/path?query`) before it is decoded. Returns the error to answer, or null. */
export function checkTarget(target: string): HttpError | null {
  if (target.length > maxTargetLength) return { status: 414, reason: 'The address is too long.' }
  if (!target.startsWith('/') || target.startsWith('//')) return malformed
  if (!printable.test(target) || neverSent.test(target)) return malformed
  const path = target.split('?', 1)[0] ?? target
  if (path.includes(manySlashes)) return malformed
  if (!target.includes('%')) return null
  if (badEscape.test(path) || escapedSeparator.test(path) || !isUtf8(path)) return malformed
  return isDecodable(target.slice(path.length)) ? null : malformed
}

/** A query may contain escaped line breaks, but no malformed escapes and no null character. */
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
