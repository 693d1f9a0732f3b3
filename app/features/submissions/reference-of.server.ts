import { createHash } from 'node:crypto'

/** Without letters that are easily confused with digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/** The short code by which guest and team call an inquiry: always the same for the same submission id. */
export function referenceOf(submissionId: string): string {
  const digest = createHash('sha256').update(submissionId).digest()
  const code = [...digest.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length])
  return `CS-${code.join('')}`
}
