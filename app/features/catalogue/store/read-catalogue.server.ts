import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'
import { catalogueSchema, type CataloguePayload } from '~content/catalogue'
import { rentalSchema } from '~content/rental'

/** Called with each entry that failed validation and was skipped. */
type ReportSkipped = (skipped: { list: string; id: unknown; problem: string }) => void

const listShapes = catalogueSchema.shape

/** The envelope alone: entries are checked one by one, so that one bad entry never costs the others. */
const envelopeSchema = z.object({
  revision: listShapes.revision,
  regions: z.array(z.unknown()),
  towns: z.array(z.unknown()),
  amenities: z.array(z.unknown()),
  houseRules: z.array(z.unknown()),
  providers: z.array(z.unknown()),
  promotions: z.array(z.unknown()),
  forcedPromotionIds: z.array(z.unknown()),
  extraFees: z.array(z.unknown()),
  currencies: z.array(z.unknown()),
  paymentMethods: z.array(z.unknown()),
  // Snapshots of earlier versions have none.
  services: z.array(z.unknown()).default([]),
  rentals: z.array(z.unknown()),
})

/** Rentals that are checked before other work gets its turn. */
const batchSize = 200

/**
 * Checks the CMS's answer, or a snapshot of it, against the contract. Entries that break it are
 * reported and left out; null where the whole is no catalogue.
 */
export async function readCatalogue(
  answer: unknown,
  report: ReportSkipped,
): Promise<CataloguePayload | null> {
  const envelope = envelopeSchema.safeParse(answer)
  if (!envelope.success) return null
  const lists = envelope.data
  const valid = <Schema extends z.ZodType>(
    list: keyof typeof listShapes,
    schema: z.ZodArray<Schema>,
    entries: unknown[],
  ) => validEntries(list, schema.element, entries, report)

  const rentals: CataloguePayload['rentals'] = []
  for (let start = 0; start < lists.rentals.length; start += batchSize) {
    const batch = lists.rentals.slice(start, start + batchSize)
    rentals.push(...validEntries('rentals', rentalSchema, batch, report))
    await nextTurn()
  }
  return {
    revision: lists.revision,
    regions: valid('regions', listShapes.regions, lists.regions),
    towns: valid('towns', listShapes.towns, lists.towns),
    amenities: valid('amenities', listShapes.amenities, lists.amenities),
    houseRules: valid('houseRules', listShapes.houseRules, lists.houseRules),
    providers: valid('providers', listShapes.providers, lists.providers),
    promotions: valid('promotions', listShapes.promotions, lists.promotions),
    forcedPromotionIds: valid(
      'forcedPromotionIds',
      listShapes.forcedPromotionIds,
      lists.forcedPromotionIds,
    ),
    extraFees: valid('extraFees', listShapes.extraFees, lists.extraFees),
    currencies: valid('currencies', listShapes.currencies, lists.currencies),
    paymentMethods: valid('paymentMethods', listShapes.paymentMethods, lists.paymentMethods),
    services: valid('services', listShapes.services, lists.services),
    rentals,
  }
}

function validEntries<Schema extends z.ZodType>(
  list: string,
  schema: Schema,
  entries: unknown[],
  report: ReportSkipped,
): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    report({ list, id: idOf(entry), problem: z.prettifyError(parsed.error) })
    return []
  })
}

function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry
}
