import * as z from 'zod'
import type { ContentDefinition } from './content-definition'

const months = z.number().int().min(1).max(120)

/**
 * `api::file-retention.file-retention`, a single type that is the same in both languages: how many months
 * private files are kept after they came. Apart from the site settings, which every page carries to
 * visitors and Marketing may change.
 */
export const fileRetentionSchema = z.object({
  /** CVs and photos of applicants. */
  careerMonths: months,
  /** Identity photos and documents of guests and owners. */
  identityMonths: months,
})

export type FileRetention = z.infer<typeof fileRetentionSchema>

export const fileRetention = {
  uid: 'api::file-retention.file-retention',
  path: 'file-retention',
  populate: {},
  schema: fileRetentionSchema,
} satisfies ContentDefinition
