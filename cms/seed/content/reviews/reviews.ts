import {
  type ReviewAspect,
  reviewAspects,
  type ReviewRatings,
} from '../../../../content-types/review-ratings'
import type { RentalSeed, Words } from '../types'
import {
  aboutAmenities,
  aboutSettings,
  answers,
  endings,
  guestNames,
  openings,
  remarks,
} from './phrases'

export type ReviewSeed = {
  /** By which the import knows it. */
  reference: string
  /** The slug of its rental. */
  rental: string
  language: 'en' | 'es'
  name: string
  text: string
  ratings: ReviewRatings
  answer: string | null
  /** Days before seeding on which it came. */
  daysAgo: number
}

/** Days between two reviews of a rental at least. */
const pause = 16

/**
 * Plausible reviews of vacation rentals, hotels and unique stays, the same each time: they speak of what the rental has
 * and of where it stands.
 */
export function reviewsOf(rentals: readonly RentalSeed[]): ReviewSeed[] {
  return rentals.filter(({ type }) => type === 1 || type === 5).flatMap(reviewsOfRental)
}

function reviewsOfRental(rental: RentalSeed): ReviewSeed[] {
  const random = randomOf(rental.slug)
  const count = Math.min(countOf(rental, random()), Math.floor(rental.listedDaysAgo / pause))
  // Every review of a house begins, praises and ends in another way.
  const fitting = openings.filter(({ guests = 1 }) => guests <= rental.capacityOfPeople)
  const begin = shuffled(fitting, random)
  const praise = shuffled(praiseOf(rental), random)
  const end = shuffled(endings, random)
  const names = { en: shuffled(guestNames.en, random), es: shuffled(guestNames.es, random) }
  return Array.from({ length: count }, (_, index) => {
    const language = random() < 0.55 ? 'es' : 'en'
    const { ratings, weakest } = ratingsOf(random)
    const name = pick(names[language], index)
    const words = [
      pick(begin, index),
      pick(praise, index),
      ...(weakest ? [pick(remarks[weakest], index)] : []),
      ...(random() < 0.75 ? [pick(end, index)] : []),
    ]
    return {
      reference: `DEMO-${rental.slug.toUpperCase()}-${index + 1}`.slice(0, 60),
      rental: rental.slug,
      language,
      name,
      text: words.map((each) => each[language].replace('{house}', rental.name[language])).join(' '),
      ratings,
      answer: random() < 0.22 ? answerOf(weakest, { language, name, index }) : null,
      daysAgo: 4 + index * pause + Math.floor(random() * (pause - 4)),
    }
  })
}

/** Some houses have none yet, some too few for an average. */
function countOf({ topListing }: RentalSeed, chance: number): number {
  if (chance < 0.1) return 0
  return 1 + Math.floor(chance * 7) + (topListing ? 4 : 0)
}

function praiseOf({ amenities, setting }: RentalSeed): readonly Words[] {
  return [
    ...aboutSettings[setting],
    ...aboutAmenities.filter(({ amenity }) => amenities.includes(amenity)),
  ]
}

function ratingsOf(random: () => number): { ratings: ReviewRatings; weakest: ReviewAspect | null } {
  const drawn = reviewAspects.map((aspect) => [aspect, random() < 0.78 ? 5 : 4] as const)
  const ratings = Object.fromEntries(drawn) as ReviewRatings
  const weakest = random() < 0.24 ? pick(reviewAspects, Math.floor(random() * 5)) : null
  if (weakest) ratings[weakest] = random() < 0.8 ? 3 : 2
  return { ratings, weakest }
}

function answerOf(
  weakest: ReviewAspect | null,
  { language, name, index }: { language: 'en' | 'es'; name: string; index: number },
): string {
  const words = pick(weakest ? answers.remark : answers.praise, index)
  return words[language].replace('{name}', name.replace(/ \p{L}\.$/u, ''))
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Numbers from 0 to 1 that a text decides (mulberry32). */
function randomOf(text: string): () => number {
  let state = Array.from(text).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
