import * as z from 'zod'
import { rentalPageSchema } from '~content/catalogue'
import type { Picture } from '~content/picture'
import { rentalSchema, type Rental, type RentalText } from '~content/rental'
import { textPicturesIn } from '~/platform/content/text-pictures'
import { runSteps, type Steps } from '~/platform/process/steps'
import { validEntry, type SkippedEntry } from './valid-entry'

/** A rental that fits the contract, as text: what is kept in the file, and what is held. */
export type PreparedRental = {
  id: string
  /** All of the rental, as JSON. */
  entry: string
  /** The rental as JSON, with the names alone of its words, and without the texts of its reviews. */
  facts: string
  /** The pictures of its galleries, as JSON. */
  pictures: string
  /** By which the media library knows the pictures in its texts. */
  textPictures: string[]
}

/** What became of an entry. */
export type PreparedEntry = PreparedRental | SkippedEntry

/** The envelope alone: entries are checked one by one, so that one bad entry never costs the others. */
const pageSchema = rentalPageSchema.extend({ rentals: z.array(z.unknown()) })

/** Reads pages of rentals, as the CMS answers them, in two steps: the next page can be asked for between them. */
export function createPageReader() {
  let entries: unknown[] = []
  return {
    /** Takes a page in and says where the next one begins; null if this is no page. */
    readPage(json: string | ArrayBuffer): { next: string | null } | null {
      const page = pageSchema.safeParse(parseJson(json))
      if (!page.success) return null
      entries = page.data.rentals
      return { next: page.data.next }
    },

    /** Checks the rentals of the page that was read last, in their order. */
    *prepareRentals(): Steps<PreparedEntry[]> {
      const prepared: PreparedEntry[] = []
      for (const entry of entries) {
        prepared.push(prepareRental(entry))
        yield
      }
      entries = []
      return prepared
    },
  }
}

function parseJson(json: string | ArrayBuffer): unknown {
  try {
    return JSON.parse(typeof json === 'string' ? json : Buffer.from(json).toString())
  } catch {
    return undefined
  }
}

const threadReader = createPageReader()

/** Tasks of the thread in which rentals are read. */
export const readPage = threadReader.readPage
export const prepareRentals = () => runSteps(threadReader.prepareRentals())

/** Checks a rental as the CMS answered it. */
export function prepareRental(entry: unknown): PreparedEntry {
  const checked = validEntry('rentals', rentalSchema, entry)
  if (!('value' in checked)) return checked
  const rental = checked.value
  const { en, es } = rental.texts
  const reviews = rental.reviews && { ...rental.reviews, newest: undefined }
  return {
    id: rental.id,
    entry: JSON.stringify(rental),
    facts: JSON.stringify({
      ...rental,
      texts: { en: en && nameOf(en), es: es && nameOf(es) },
      reviews,
    }),
    pictures: JSON.stringify(picturesOf(rental)),
    textPictures: textPicturesIn(rental.texts),
  }
}

const nameOf = ({ name }: RentalText) => ({ name })

/** Every picture of the galleries once; those of both languages are the same for the most part. */
function picturesOf({ texts }: Rental): Picture[] {
  const byHash = new Map<string, Picture>()
  for (const { gallery } of [texts.en ?? [], texts.es ?? []].flat()) {
    for (const { picture } of gallery) byHash.set(picture.hash, picture)
  }
  return [...byHash.values()]
}
