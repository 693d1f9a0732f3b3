import type { Lookups } from '~/features/catalogue/lookups'
import { amenityWords, petWords } from './amenity-words'
import { normalize } from './normalize'
import type { Phrase } from './phrase-book'

/** Animals are a meaning of their own, since rules of the house speak of them, too. */
export type AmenityMeaning = { kind: 'amenity'; slug: string } | { kind: 'pets' }

const petAmenity = 'pets-welcome'

/** What houses have, by the words of the catalogue and of people. */
export function amenityPhrases({
  amenities,
}: Pick<Lookups, 'amenities'>): Phrase<AmenityMeaning>[] {
  const things = [...amenities.values()].flatMap(({ slug, name }) => {
    if (slug === petAmenity) return []
    const names = [name.en, name.es].flatMap((each) => (each ? [normalize(each).trim()] : []))
    const all = new Set([...names, ...(amenityWords[slug] ?? [])])
    return [...all].map((words) => ({ words, meaning: { kind: 'amenity' as const, slug } }))
  })
  const animals = petWords.map((words) => ({ words, meaning: { kind: 'pets' as const } }))
  return [...things, ...animals]
}
