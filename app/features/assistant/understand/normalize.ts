import { currencyFacts } from '~content/currency-code'

const currencySigns = Object.values(currencyFacts)
  .map(({ symbol }) => symbol.toLowerCase())
  .join('')
const otherCharacters = new RegExp(`[^a-z0-9${currencySigns}.,'/+%<>-]+`, 'g')

/**
 * A sentence as the readers of this folder take it: lower case, without accents, one kind of dash and
 * apostrophe, and a space around every word. What a reader has used it replaces by `used`.
 */
export function normalize(sentence: string): string {
  const plain = sentence
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(otherCharacters, ' ')
    // A point or comma belongs to a number or ends a part of the sentence.
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/'s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return ` ${plain} `
}

/** Stands where something was read, so that what is left and right of it never grows together. */
export const used = ' | '

/** A reader's answer: what it found, and the sentence without it. */
export type Reading<Value> = { value: Value; rest: string }

/** Takes the first of the patterns that is found out of the sentence. */
export function extractFirst(
  text: string,
  patterns: readonly RegExp[],
): { match: RegExpExecArray; rest: string } | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return { match, rest: without(text, match) }
  }
  return null
}

/** The sentence with a match taken out. */
export function without(text: string, match: RegExpExecArray): string {
  return text.slice(0, match.index) + used + text.slice(match.index + match[0].length)
}
