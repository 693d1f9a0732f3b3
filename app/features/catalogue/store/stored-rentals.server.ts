import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Locale } from '~content/locale'
import type { Rental, RentalText } from '~content/rental'
import type { RentalReviews } from '~content/rental-reviews'
import type { PreparedRental } from './prepare-rentals'

/** Rentals whose words were read lately and are kept as objects. */
const keptWords = 500

type Texts = Rental['texts']

/** What a rental does not hold itself. */
type Words = Pick<Rental, 'texts' | 'reviews'>

/**
 * Makes rentals that hold their facts and names, by which lists search, and read their other words, their pictures and
 * the texts of reviews when something asks for them: those are most of the memory of a rental. `find` finds the entry
 * in a row, as text.
 */
export function createStoredRentals(find: (row: number) => string | null) {
  const kept = new LRUCache<number, Words>({ max: keptWords })

  function wordsIn(row: number): Words {
    const known = kept.get(row)
    if (known) return known
    const entry = find(row)
    if (entry === null) throw new Error(`The catalogue's file has no row ${row}.`)
    // Only what was checked is in the file.
    const { texts, reviews } = JSON.parse(entry) as Rental
    const words = { texts, reviews }
    kept.set(row, words)
    return words
  }

  /** The rental whose entry is in a row. */
  return ({ entry, facts }: PreparedRental, row: number): Rental => {
    const source = { row, version: versionOf(entry), wordsIn }
    const rental = JSON.parse(facts) as RentalFacts
    const { en, es } = rental.texts
    const texts = new StoredTexts(
      source,
      en && new StoredText(source, 'en', en.name),
      es && new StoredText(source, 'es', es.name),
    )
    const reviews = rental.reviews && new StoredReviews(source, rental.reviews)
    return Object.assign(rental, { texts, reviews })
  }
}

type ReviewFigures = Omit<RentalReviews, 'newest'>

type RentalFacts = Omit<Rental, keyof Words> & {
  texts: Record<Locale, { name: string } | null>
  reviews: ReviewFigures | null
}

type Source = { row: number; version: string; wordsIn: (row: number) => Words }

class StoredTexts implements Texts {
  readonly #source: Source
  readonly en: RentalText | null
  readonly es: RentalText | null

  constructor(source: Source, en: RentalText | null, es: RentalText | null) {
    this.#source = source
    this.en = en
    this.es = es
  }

  static sourceOf(texts: Texts): Source | null {
    return texts instanceof StoredTexts ? texts.#source : null
  }
}

/** The words of a rental in one language. Each but the name may read the file. */
class StoredText implements RentalText {
  readonly #source: Source
  readonly #locale: Locale
  readonly name: string

  constructor(source: Source, locale: Locale, name: string) {
    this.#source = source
    this.#locale = locale
    this.name = name
  }

  get #text(): RentalText {
    const text = this.#source.wordsIn(this.#source.row).texts[this.#locale]
    if (!text) throw new Error(`The rental has no words in the language ${this.#locale}.`)
    return text
  }

  get title() {
    return this.#text.title
  }

  get descriptionMarkdown() {
    return this.#text.descriptionMarkdown
  }

  get highlights() {
    return this.#text.highlights
  }

  get season() {
    return this.#text.season
  }

  get warning() {
    return this.#text.warning
  }

  get distributionOfLevel() {
    return this.#text.distributionOfLevel
  }

  get customTermsMarkdown() {
    return this.#text.customTermsMarkdown
  }

  get gallery() {
    return this.#text.gallery
  }

  get cancellationPolicy() {
    return this.#text.cancellationPolicy
  }

  get seo() {
    return this.#text.seo
  }
}

/** The reviews of a rental. Their texts are read from the file. */
class StoredReviews implements RentalReviews {
  readonly #source: Source
  readonly count: number
  readonly averages: RentalReviews['averages']

  constructor(source: Source, { count, averages }: ReviewFigures) {
    this.#source = source
    this.count = count
    this.averages = averages
  }

  get newest() {
    return this.#source.wordsIn(this.#source.row).reviews?.newest ?? []
  }
}

/** The row in which a rental's words are; null if the rental holds them itself. */
export function rowOf({ texts }: Rental): number | null {
  return StoredTexts.sourceOf(texts)?.row ?? null
}

/** Whether a rental was made from this entry. */
export function isMadeFrom(rental: Rental, entry: string): boolean {
  const version = StoredTexts.sourceOf(rental.texts)?.version ?? versionOf(JSON.stringify(rental))
  return version === versionOf(entry)
}

/** Short, so that it can be held for each rental. */
function versionOf(entry: string): string {
  return hash('sha1', entry, 'base64')
}
