import { createHash, randomBytes } from 'node:crypto'

/** Without letters that are easily confused with digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new code by which staff and guests call a record: `7K2M9QAB`. It opens nothing by itself. */
export function randomCode(length = 8): string {
  return toCode(randomBytes(length))
}

/** The same code for the same text. */
export function codeOf(text: string, length = 8): string {
  return toCode(createHash('sha256').update(text).digest().subarray(0, length))
}

function toCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}
