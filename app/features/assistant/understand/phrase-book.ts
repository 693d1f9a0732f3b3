import { editDistance, maxTypos } from './edit-distance'
import { used } from './normalize'

/** A phrase of one or more normalized words, and what it means. */
export type Phrase<Meaning> = { words: string; meaning: Meaning }

type BookPhrase<Meaning> = Phrase<Meaning> & { length: number }

export type PhraseBook<Meaning> = {
  /** Phrases by their first word, the longest first. */
  byFirstWord: ReadonlyMap<string, readonly BookPhrase<Meaning>[]>
  all: readonly BookPhrase<Meaning>[]
}

export function phraseBook<Meaning>(phrases: readonly Phrase<Meaning>[]): PhraseBook<Meaning> {
  const byFirstWord = new Map<string, BookPhrase<Meaning>[]>()
  const sorted = phrases
    .map((phrase) => ({ ...phrase, length: phrase.words.split(' ').length }))
    .sort((a, b) => b.words.length - a.words.length)
  for (const phrase of sorted) {
    const first = phrase.words.split(' ', 1)[0] ?? ''
    const same = byFirstWord.get(first)
    if (same) same.push(phrase)
    else byFirstWord.set(first, [phrase])
  }
  return { byFirstWord, all: sorted }
}

type Found<Meaning> = { phrases: Phrase<Meaning>[]; rest: string }

/** Takes every phrase of the book out of a sentence, at each word the longest. */
export function extractPhrases<Meaning>(text: string, book: PhraseBook<Meaning>): Found<Meaning> {
  const phrases: Phrase<Meaning>[] = []
  let rest = ''
  let at = 0
  while (at < text.length) {
    const next = text.indexOf(' ', at + 1)
    const word = text.slice(at + 1, next === -1 ? text.length : next)
    const phrase = book.byFirstWord
      .get(word)
      ?.find(({ words }) => text.startsWith(` ${words} `, at))
    if (phrase) {
      phrases.push(phrase)
      rest += used
      at += phrase.words.length + 1
    } else {
      rest += ` ${word}`
      at = next === -1 ? text.length : next
    }
  }
  return { phrases, rest: `${rest} ` }
}

/**
 * As above for phrases with a slip of the keyboard; `isKnown` says which words are spelt right. A slip in
 * the first letter is rare, and allowing it would find Jaén in every pan.
 */
export function extractMisspelt<Meaning>(
  text: string,
  book: PhraseBook<Meaning>,
  isKnown: (word: string) => boolean,
): Found<Meaning> {
  const words = text.split(' ').filter((word) => word !== '')
  const phrases: Phrase<Meaning>[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; at++) {
    const hit = misspeltAt(words, at, book, isKnown)
    if (hit) {
      phrases.push(hit.phrase)
      rest.push('|')
      at += hit.length - 1
    } else {
      rest.push(words[at] ?? '')
    }
  }
  return { phrases, rest: ` ${rest.join(' ')} ` }
}

function misspeltAt<Meaning>(
  words: readonly string[],
  at: number,
  { all }: PhraseBook<Meaning>,
  isKnown: (word: string) => boolean,
): { phrase: Phrase<Meaning>; length: number } | null {
  const first = words[at] ?? ''
  if (first.length < 4 || !/^[a-z]+$/.test(first)) return null
  let best: { phrase: Phrase<Meaning>; length: number } | null = null
  let least = Infinity
  for (const phrase of all) {
    const length = phrase.length
    const candidate = words.slice(at, at + length)
    if (candidate.length < length || candidate.every(isKnown)) continue
    const typos = Math.min(maxTypos(phrase.words.length), least - 1)
    const joined = candidate.join(' ')
    if (typos <= 0 || joined[0] !== phrase.words[0]) continue
    const distance = editDistance(joined, phrase.words, typos)
    if (distance > typos) continue
    best = { phrase, length }
    least = distance
  }
  return best
}
