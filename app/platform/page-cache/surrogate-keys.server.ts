import { createHash } from 'node:crypto'

/** The size limit of the header's value in bytes. Longer values slow down each answer. */
const maxBytes = 200

/** The lengths of keys. Sixteen keys of one digit always fit. */
const keyLengths = [6, 4, 2, 1] as const

/**
 * The value of `Surrogate-Key` for a page with these cache tags, at most 200 bytes. The key of a tag is the beginning
 * of its SHA-256 in hexadecimal: six digits, or as few as a page with many tags needs. A CDN that purges the keys of a
 * tag in all four lengths (see docs/operations.md) drops every page with that tag, and rarely another one.
 */
export function surrogateKeys(tags: readonly string[]): string {
  const hashes = tags.map((tag) => createHash('sha256').update(tag).digest('hex'))
  const values = keyLengths.map((length) =>
    [...new Set(hashes.map((hash) => hash.slice(0, length)))].join(' '),
  )
  return values.find((value) => value.length <= maxBytes) ?? ''
}
