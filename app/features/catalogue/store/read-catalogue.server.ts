import * as z from 'zod'
import { rentalPageSchema, sharedContentSchema } from '~content/catalogue'
import { rentalSchema, type Rental } from '~content/rental'
import { createYielder, type Yielder } from '~/platform/process/yielder.server'
import type { Taxonomies } from '../lookups'
import { isSameJson } from './is-same-json'
import { createValueSharing } from './share-values'
import { isMadeFrom } from './stored-rentals.server'

/** Called with each entry that failed validation and was skipped. */
export type ReportSkipped = (skipped: { list: string; id: unknown; problem: string }) => void

const { revision, ...lists } = sharedContentSchema.shape

/** The envelopes alone: entries are checked one by one, so that one bad entry never costs the others. */
const sharedEnvelopeSchema = z.object({
  revision,
  regions: z.array(z.unknown()),
  towns: z.array(z.unknown()),
  // A CMS of an earlier version names none.
  landmarks: z.array(z.unknown()).default([]),
  amenities: z.array(z.unknown()),
  houseRules: z.array(z.unknown()),
  providers: z.array(z.unknown()),
  promotions: z.array(z.unknown()),
  forcedPromotionIds: z.array(z.unknown()),
  extraFees: z.array(z.unknown()),
  currencies: z.array(z.unknown()),
  paymentMethods: z.array(z.unknown()),
  // Nor these.
  services: z.array(z.unknown()).default([]),
})
const pageEnvelopeSchema = rentalPageSchema.extend({ rentals: z.array(z.unknown()) })

export type SharedContent = { revision: string; taxonomies: Taxonomies }

/**
 * Checks what rentals share, as the CMS answered it or as it was saved, against the contract. Entries that break it are
 * reported and left out; null if the whole is no such answer.
 */
export function readSharedContent(answer: unknown, report: ReportSkipped): SharedContent | null {
  const envelope = sharedEnvelopeSchema.safeParse(answer)
  if (!envelope.success) return null
  const { revision, ...found } = envelope.data
  const valid = <Schema extends z.ZodType>(list: keyof typeof lists, schema: z.ZodArray<Schema>) =>
    found[list].flatMap((entry) => validEntry(list, schema.element, entry, report) ?? [])
  return {
    revision,
    taxonomies: {
      regions: valid('regions', lists.regions),
      towns: valid('towns', lists.towns),
      landmarks: valid('landmarks', lists.landmarks),
      amenities: valid('amenities', lists.amenities),
      houseRules: valid('houseRules', lists.houseRules),
      providers: valid('providers', lists.providers),
      promotions: valid('promotions', lists.promotions),
      forcedPromotionIds: valid('forcedPromotionIds', lists.forcedPromotionIds),
      extraFees: valid('extraFees', lists.extraFees),
      currencies: valid('currencies', lists.currencies),
      paymentMethods: valid('paymentMethods', lists.paymentMethods),
      services: valid('services', lists.services),
    },
  }
}

/** A page of rentals whose entries are not checked yet; null if the answer is none. */
export function readRentalPage(answer: unknown) {
  const page = pageEnvelopeSchema.safeParse(answer)
  return page.success ? page.data : null
}

type ReaderOptions = {
  report: ReportSkipped
  /** Called with each rental that is new or has changed. */
  rememberPictures: (rental: Rental) => void
  /** Whether a rental can go on being held as it is. */
  isKept: (rental: Rental) => boolean
  /** The rental to hold, given the checked one, its text and the row of the file in which that is already. */
  keep: (rental: Rental, text: string, row?: number) => Rental
}

export type RentalReader = (entry: unknown, row?: number) => Promise<Rental | null>

/**
 * Reads rentals one by one, with pauses: a rental that is as before stays the same object, so that what was worked out
 * for it stays valid; others are checked and kept. `row` is where an entry stands in the file, if it comes from there.
 * Null where an entry breaks the contract.
 */
export function createRentalReader(
  before: ReadonlyMap<string, Rental> | undefined,
  { report, rememberPictures, isKept, keep }: ReaderOptions,
): RentalReader {
  const yielder: Yielder = createYielder(1)
  const shareValues = createValueSharing()
  return async (entry, row) => {
    if (yielder.isDue()) await yielder.pause()
    const id = idOf(entry)
    const held = typeof id === 'string' ? before?.get(id) : undefined
    const earlier = held && isKept(held) ? held : undefined
    const text = JSON.stringify(entry)
    // What equals something that was checked needs no check.
    if (earlier && isMadeFrom(earlier, text)) return earlier
    const checked = validEntry('rentals', rentalSchema, entry, report)
    if (!checked) return null
    const isExact = isExactly(checked, entry)
    const checkedText = isExact ? text : JSON.stringify(checked)
    if (earlier && isMadeFrom(earlier, checkedText)) return earlier
    const rental = isExact ? entry : checked
    rememberPictures(rental)
    shareValues(rental)
    return keep(rental, checkedText, isExact ? row : undefined)
  }
}

/**
 * Whether an entry says what the contract knows and nothing else. Then it is held itself: objects as they come from
 * `JSON.parse` are smaller than the copies of the check, and of those nothing stays.
 */
function isExactly(checked: Rental, entry: unknown): entry is Rental {
  return isSameJson(checked, entry)
}

function validEntry<Schema extends z.ZodType>(
  list: string,
  schema: Schema,
  entry: unknown,
  report: ReportSkipped,
): z.output<Schema> | null {
  const parsed = schema.safeParse(entry)
  if (parsed.success) return parsed.data
  report({ list, id: idOf(entry), problem: z.prettifyError(parsed.error) })
  return null
}

function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry
}
