import { toPlainWords } from '~/features/catalogue/suggest/search-text'

/** Shorter words ("in", "de") count only where a question has no longer ones. */
const tellingLetters = 3
const maxWords = 8

/**
 * The entries in whose texts words begin as those of the question, the best first: more words first, then words in an
 * earlier text, then the order given. Only entries with as many of the words as the best one, and at least half of
 * them.
 *
 * @param textsOf texts of an entry in plain words, what says most of it first
 */
export function rankTexts<Entry>(
  entries: readonly Entry[],
  textsOf: (entry: Entry) => readonly string[],
  question: string,
): Entry[] {
  const words = tellingWords(question)
  const ranked = entries
    .map((entry) => ({ entry, ...compare(textsOf(entry), words) }))
    .filter(({ found }) => found > 0 && found >= words.length / 2)
  const most = Math.max(0, ...ranked.map(({ found }) => found))
  return ranked
    .filter(({ found }) => found === most)
    .sort((a, b) => a.depth - b.depth)
    .map(({ entry }) => entry)
}

function tellingWords(question: string): string[] {
  const words = [...new Set(toPlainWords(question).split(' '))].filter(Boolean)
  const telling = words.filter((word) => word.length >= tellingLetters)
  return (telling.length > 0 ? telling : words).slice(0, maxWords)
}

/** How many of the words the texts have, and how deep in the list of texts they first stand, summed up. */
function compare(texts: readonly string[], words: readonly string[]) {
  const depths = words
    .map((word) => texts.findIndex((text) => ` ${text}`.includes(` ${word}`)))
    .filter((depth) => depth >= 0)
  return { found: depths.length, depth: depths.reduce((sum, depth) => sum + depth, 0) }
}

const known = new WeakMap<object, string[]>()

/** The texts of an entry in plain words, kept as long as the entry is. */
export function plainTexts<Entry extends object>(textsOf: (entry: Entry) => string[]) {
  return (entry: Entry): string[] => {
    const plain = known.get(entry) ?? textsOf(entry).map(toPlainWords)
    known.set(entry, plain)
    return plain
  }
}
