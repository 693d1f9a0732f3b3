import type { Rental } from '~content/rental'
import { entriesWithWord } from './name-index'
import { toSearchText } from './search-text'
import type { SuggestIndex } from './suggest-index'

/** Shorter words name no rental by themselves. */
const shortestWord = 4

/** The rentals in whose names, in either language, one of the words stands whole and spelt right. */
export function rentalsNamed({ names, rentals }: SuggestIndex, words: readonly string[]): Rental[] {
  const wanted = words.map(toSearchText).filter((word) => word.length >= shortestWord)
  const found = new Set(wanted.flatMap((word) => [...entriesWithWord(names, word)]))
  return [...found].sort((a, b) => a - b).flatMap((at) => rentals[at] ?? [])
}
