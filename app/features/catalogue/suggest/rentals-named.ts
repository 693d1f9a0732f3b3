import { locales } from '~content/locale'
import type { Rental } from '~content/rental'
import { fit, fitNames } from './name-index'
import { toSearchText } from './search-text'
import type { SuggestIndex } from './suggest-index'

/** Shorter words name no rental by themselves. */
const shortestWord = 4
/** Words that more rentals have in their names describe rather than name. */
const maxNamed = 3

/** The few rentals whose names have all of the words, spelt right; none where many have. */
export function rentalsNamed({ names, rentals }: SuggestIndex, words: readonly string[]): Rental[] {
  const wanted = words.map(toSearchText).filter((word) => word.length >= shortestWord)
  if (wanted.length === 0 || wanted.length < words.length) return []
  const fits = fitNames(names, wanted.join(' '))
  const found: Rental[] = []
  for (const [at, rental] of rentals.entries()) {
    if ((fits[at] ?? fit.none) > fit.anyOrder || !hasWords(rental, wanted)) continue
    if (found.length === maxNamed) return []
    found.push(rental)
  }
  return found
}

/** Whole words of one of its names: "agua" is not meant for the Aguacatal. */
function hasWords({ texts }: Rental, words: readonly string[]): boolean {
  return locales.some((locale) => {
    const name = new Set(toSearchText(texts[locale]?.name ?? '').split(' '))
    return words.every((word) => name.has(word))
  })
}
