/** Session storage, a key for each form: the content that was sent last, as a hash, and its key. */
const storageKeyOf = (form: string) => `ceiba:${form}-key`

/**
 * The key under which a form is sent: the same as long as its content is the same, also after the page was
 * loaded again, and another one for another content. Empty if the browser makes no keys; the server then
 * knows a repetition by its content.
 */
export function submissionKeyFor(form: string, content: string): string {
  if (!('randomUUID' in crypto)) return ''
  const hash = hashOf(content)
  const storageKey = storageKeyOf(form)
  try {
    const [lastHash, lastKey] = sessionStorage.getItem(storageKey)?.split(' ') ?? []
    if (lastHash === hash && lastKey) return lastKey
    const key = crypto.randomUUID()
    sessionStorage.setItem(storageKey, `${hash} ${key}`)
    return key
  } catch {
    return ''
  }
}

/** After a form was taken: the next one is a new one, even in the same words. */
export function forgetSubmissionKey(form: string): void {
  try {
    sessionStorage.removeItem(storageKeyOf(form))
  } catch {
    // Nothing was kept.
  }
}

/** Enough to tell one visitor's forms apart; what they hold cannot be read from it. */
function hashOf(text: string): string {
  const moduli = [4_294_967_291, 4_294_967_279]
  const sums = moduli.map((modulus) => {
    let sum = 7
    for (const character of text) sum = (sum * 257 + (character.codePointAt(0) ?? 0)) % modulus
    return sum.toString(36)
  })
  return sums.join('-')
}
