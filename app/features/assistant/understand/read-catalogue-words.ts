import type { Lookups } from '~/features/catalogue/lookups'
import { amenityWords, petWords } from './amenity-words'
import { isCommonWord } from './common-words'
import { normalize, used } from './normalize'
import {
  type Phrase,
  phraseBook,
  type PhraseBook,
  extractMisspelt,
  extractPhrases,
} from './phrase-book'
import { type PlaceMeaning, placePhrases } from './place-book'
import { toRequestedPlaces } from './requested-places'
import type { Understanding } from './understanding'

/** Animals are a meaning of their own, since rules of the house speak of them, too. */
type AmenityMeaning = { kind: 'amenity'; slug: string } | { kind: 'pets' }

const petAmenity = 'pets-welcome'

/** What houses have, by the words of the catalogue and of people. */
function amenityPhrases({ amenities }: Pick<Lookups, 'amenities'>): Phrase<AmenityMeaning>[] {
  const things = [...amenities.values()].flatMap(({ slug, name }) => {
    if (slug === petAmenity) return []
    const names = [name.en, name.es].flatMap((each) => (each ? [normalize(each).trim()] : []))
    const all = new Set([...names, ...(amenityWords[slug] ?? [])])
    return [...all].map((words) => ({ words, meaning: { kind: 'amenity' as const, slug } }))
  })
  const animals = petWords.map((words) => ({ words, meaning: { kind: 'pets' as const } }))
  return [...things, ...animals]
}

export type WordSource = Pick<Lookups, 'towns' | 'regions' | 'amenities'>
type Meaning = PlaceMeaning | AmenityMeaning
type CatalogueWords = Pick<Understanding, 'places' | 'placeWords' | 'amenities' | 'pets'>

/** "Without a pool" asks for nothing. */
const refused = / (?:without|no|sin|not) (?:a |an |any |the |una? |el |la )?$/

/**
 * Places and amenities that a sentence names, in one pass: "lake view" is no lake, San Pedro no dog. Slips of
 * the keyboard are forgiven in words that are none otherwise.
 */
export function readCatalogueWords(
  text: string,
  lookups: WordSource,
): CatalogueWords & { rest: string } {
  const book = bookOf(lookups)
  const exact = extractPhrases(withoutRefusals(text, book), book)
  const misspelt = extractMisspelt(exact.rest, book, isCommonWord)
  const phrases = [...exact.phrases, ...misspelt.phrases]
  const meanings = phrases.map(({ meaning }) => meaning)
  const amenities = meanings.flatMap((each) => (each.kind === 'amenity' ? [each.slug] : []))
  return {
    places: toRequestedPlaces(meanings, lookups),
    placeWords: phrases.flatMap(({ words, meaning }) =>
      meaning.kind === 'amenity' || meaning.kind === 'pets' ? [] : words.split(' '),
    ),
    amenities: [...new Set(amenities)],
    pets: meanings.some(({ kind }) => kind === 'pets'),
    rest: misspelt.rest,
  }
}

function withoutRefusals(text: string, { all }: PhraseBook<Meaning>): string {
  let kept = text
  for (const { words, meaning } of all) {
    const at =
      meaning.kind === 'amenity' || meaning.kind === 'pets' ? kept.indexOf(` ${words} `) : -1
    if (at === -1) continue
    const before = refused.exec(kept.slice(0, at + 1))
    if (before) kept = kept.slice(0, before.index) + used + kept.slice(at + words.length + 1)
  }
  return kept
}

const books = new WeakMap<Lookups['towns'], PhraseBook<Meaning>>()

/** Made once for each state of the catalogue's towns, regions and amenities, which change together. */
function bookOf(lookups: WordSource): PhraseBook<Meaning> {
  const found = books.get(lookups.towns)
  const book = found ?? phraseBook<Meaning>([...amenityPhrases(lookups), ...placePhrases(lookups)])
  books.set(lookups.towns, book)
  return book
}
