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

/** Words that were not understood otherwise may be the name of a rental. */
export function nameRentals(asked: Understanding, names: SuggestIndex): Understanding {
  const rentals = rentalsNamed(names, asked.rest)
    .filter((rental) => locales.some((locale) => isMostOf(nameIn(rental, locale), asked.rest)))
    .map((rental) => ({ id: rental.id, section: sectionOf(rental), name: nameOf(rental) }))
  return rentals.length > 0 ? { ...asked, rentals, rest: [] } : asked
}

/** Whether the words are more than half of what a name has of its own: "agua" alone is no "Callejón del Agua". */
function isMostOf(name: string, words: readonly string[]): boolean {
  const own = readLodging(readKind(normalize(name)).rest).rest.split(' ')
  const telling = own.filter((word) => /^[a-z]/.test(word) && !isCommonWord(word))
  return telling.filter((word) => words.includes(word)).length * 2 > telling.length
}

function nameIn({ texts }: Rental, locale: Locale): string {
  return texts[locale]?.name ?? ''
}

function nameOf(rental: Rental): Record<Locale, string> {
  const name = { en: nameIn(rental, 'en') || null, es: nameIn(rental, 'es') || null }
  return { en: localizedText(name, 'en'), es: localizedText(name, 'es') }
}
