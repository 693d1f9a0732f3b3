import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import type { ContentDefinition } from './content-definition'
import { currencyCodes } from './currency-code'
import { flagSchema, maybeInstantSchema, maybeNumberSchema, wordsSchema } from './entry-fields'
import { seoPopulate, seoSchema } from './seo'

export const employmentTypes = [
  'fullTime',
  'partTime',
  'contractor',
  'temporary',
  'internship',
] as const

/** One entry of `api::career.career`: a vacancy. */
export const careerSchema = z.object({
  /** Travels with an application as `career`; the same in both languages. */
  documentId: z.string(),
  updatedAt: z.iso.datetime(),
  title: wordsSchema,
  /** One per language; stands in the address. */
  slug: z.string(),
  summary: wordsSchema,
  /** Markdown. */
  description: wordsSchema,
  employmentType: z.enum(employmentTypes),
  town: z
    .object({ documentId: z.string(), slug: z.string(), name: z.string() })
    .nullish()
    .transform((value) => value ?? null),
  remote: flagSchema,
  /** A month, in `salaryCurrency`. */
  salaryFrom: maybeNumberSchema,
  salaryTo: maybeNumberSchema,
  salaryCurrency: z.enum(currencyCodes).nullish(),
  /** Shown from the midnight with which this day begins in Guatemala; a draft may lack it. */
  publicationDate: calendarDaySchema.nullish(),
  /** The moment at which applications close; null means when it is filled. */
  finishDate: maybeInstantSchema,
  seo: seoSchema.nullable(),
})

export const careers = {
  uid: 'api::career.career',
  path: 'careers',
  populate: { town: { fields: ['name', 'slug'] }, seo: seoPopulate },
  includes: ['api::town.town'],
  schema: z.array(careerSchema),
} satisfies ContentDefinition

export type Career = z.infer<typeof careerSchema>
