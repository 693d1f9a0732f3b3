import { createHash } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** The code of a stay that the team begins, `S-7K2M9QAB`: the same for the same form, so that a double click begins one. */
export function newStayReference(formKey: string): string {
  const hash = createHash('sha256').update(`stay of form ${formKey}`).digest()
  const code = [...hash.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length])
  return `S-${code.join('')}`
}
