import * as z from 'zod'
import { sharedContentSchema } from '~content/catalogue'
import type { Taxonomies } from '../lookups'
import { validEntry, type SkippedEntry } from './valid-entry'

/** Called with each entry that failed validation and was skipped. */
export type ReportSkipped = (skipped: SkippedEntry) => void

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
    found[list].flatMap((entry): z.output<Schema>[] => {
      const checked = validEntry(list, schema.element, entry)
      if ('value' in checked) return [checked.value]
      report(checked)
      return []
    })
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
