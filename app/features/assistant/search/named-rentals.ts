import { locales, type Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { localizedText } from '~/features/catalogue/localized-text'
import { sectionOf } from '~/features/catalogue/section-of'
import { rentalsNamed } from '~/features/catalogue/suggest/rentals-named'
import type { SuggestIndex } from '~/features/catalogue/suggest/suggest-index'
import { isCommonWord } from '../understand/common-words'
import { normalize } from '../understand/normalize'
import { readKind, readLodging } from '../understand/read-kind'
import type { Understanding } from '../understand/understanding'

/** Words that more rentals have for a name describe rather than name. */
const maxNamed = 3

/** Words that were not understood otherwise may be the name of a rental. */
export function nameRentals(asked: Understanding, names: SuggestIndex): Understanding {
  const isNamed = (rental: Rental) =>
    locales.some((locale) => isMostOf(ownWords(nameIn(rental, locale)), asked.rest))
  const found = rentalsNamed(names, asked.rest).filter(isNamed)
  if (found.length === 0 || found.length > maxNamed) return asked
  const used = found.flatMap((each) => locales.flatMap((locale) => ownWords(nameIn(each, locale))))
  return {
    ...asked,
    rentals: found.map((each) => ({ id: each.id, section: sectionOf(each), name: nameOf(each) })),
    rest: asked.rest.filter((word) => !used.includes(word)),
  }
}

/** What a name has of its own, beside words such as "house". */
function ownWords(name: string): string[] {
  const words = readLodging(readKind(normalize(name)).rest).rest.split(' ')
  return words.filter((word) => /^[a-z]/.test(word) && !isCommonWord(word))
}

/** "Agua" alone is no "Callejón del Agua". */
function isMostOf(own: readonly string[], words: readonly string[]): boolean {
  return own.filter((word) => words.includes(word)).length * 2 > own.length
}

function nameIn({ texts }: Rental, locale: Locale): string {
  return texts[locale]?.name ?? ''
}

function nameOf(rental: Rental): Record<Locale, string> {
  const name = { en: nameIn(rental, 'en') || null, es: nameIn(rental, 'es') || null }
  return { en: localizedText(name, 'en'), es: localizedText(name, 'es') }
}
