import * as z from 'zod'
import { lineOf } from './submission'

/**
 * The columns of the table of rentals, in the order of the file. `_en` and `_es` are the languages; prices are in US
 * dollars.
 */
export const rentalColumnNames = [
  'slug',
  'published',
  'type',
  'full_hotel',
  'property',
  'town',
  'area',
  'address',
  'latitude',
  'longitude',
  'exact_position',
  'name_en',
  'name_es',
  'title_en',
  'title_es',
  'description_en',
  'description_es',
  'highlights_en',
  'highlights_es',
  'season_en',
  'season_es',
  'warning_en',
  'warning_es',
  'levels_en',
  'levels_es',
  'guests',
  'bedrooms',
  'bathrooms',
  'square_meters',
  'beds',
  'amenities',
  'house_rules',
  'price_night',
  'min_nights',
  'weekly_discount',
  'seasons',
  'promotions',
  'extra_fees',
  'price_month',
  'monthly_rates',
  'min_months',
  'price_sale',
  'blocked_dates',
  'available_after',
  'calendar',
  'check_in_from',
  'check_in_until',
  'check_out',
  'arrival_en',
  'arrival_es',
  'terms',
  'terms_text_en',
  'terms_text_es',
  'cancellation_en',
  'cancellation_es',
  'provider',
  'listed_on',
  'new',
  'top',
  'shared_sale',
  'seo_title_en',
  'seo_title_es',
  'seo_description_en',
  'seo_description_es',
  'pictures',
  'picture_words_en',
  'picture_words_es',
  'picture_rooms',
] as const

export type RentalColumnName = (typeof rentalColumnNames)[number]

/** Why a picture at an address, or in an archive, cannot be taken. */
export const pictureProblems = [
  'Address',
  'Private',
  'Unreachable',
  'TooSlow',
  'TooLarge',
  'NotPicture',
] as const

export type PictureProblem = (typeof pictureProblems)[number]

/** What can be wrong with a cell. */
const cellProblems = [
  'required',
  'tooLong',
  'notNumber',
  'tooSmall',
  'tooLarge',
  'notFlag',
  'notChoice',
  'notDay',
  'notTime',
  'notPeriod',
  'notSeason',
  'notRate',
  'notTier',
  'notBedroom',
  'reversed',
  'tooMany',
  'unknown',
  'untranslated',
  'badSlug',
  'slugTwice',
  'publishInPanel',
  'unknownPicture',
  'severalPictures',
  'noWords',
  'wordCount',
  'notRoom',
  'roomCount',
  ...pictureProblems.map((problem) => `picture${problem}` as const),
] as const

/** Why a line was not imported, though its dry run was good. */
export const skipReasons = ['changed', 'exists', 'gone', 'rejected'] as const

/** What can be wrong with a whole line. */
const lineProblems = ['cellCount', 'unpublishedChanges'] as const

/** What can be wrong with a file. */
const fileProblems = [
  'empty',
  'broken',
  'noSlug',
  'unknownColumn',
  'columnTwice',
  'tooManyLines',
] as const

/** The most lines of one file. */
export const maxLines = 5000

/** `value` is what the message names: a word of the cell, a limit, or the sentence of the CMS. */
const problemSchema = <Codes extends readonly string[]>(codes: Codes) =>
  z.object({ code: z.enum(codes), value: z.string().nullable() })

const cellProblemSchema = problemSchema(cellProblems).extend({
  column: z.enum(rentalColumnNames),
})

export type CellProblem = z.infer<typeof cellProblemSchema>

const lineProblemSchema = problemSchema(lineProblems)

export type LineProblem = z.infer<typeof lineProblemSchema>

const fileProblemSchema = problemSchema(fileProblems)

export type FileProblem = z.infer<typeof fileProblemSchema>

const importStages = ['planning', 'planned', 'importing', 'stopped', 'done', 'unreadable'] as const

export type ImportStage = (typeof importStages)[number]

/** `waiting`: the dry run has not come to it yet. */
export const lineKinds = ['waiting', 'new', 'changed', 'same', 'mistaken'] as const

const cellChangeSchema = z.object({
  column: z.enum(rentalColumnNames),
  from: z.string(),
  to: z.string(),
})

export type CellChange = z.infer<typeof cellChangeSchema>

export const importLineSchema = z.object({
  /** As a text editor counts the lines of the file; the header is 1. */
  line: z.number().int(),
  slug: z.string(),
  kind: z.enum(lineKinds),
  changes: z.array(cellChangeSchema),
  problems: z.array(cellProblemSchema),
  problem: lineProblemSchema.nullable(),
  /** Null until the line was imported or skipped. */
  outcome: z.enum(['imported', 'skipped']).nullable(),
  skipped: problemSchema(skipReasons).nullable(),
})

export type ImportLine = z.infer<typeof importLineSchema>

const importKeySchema = z.string().regex(/^[a-z0-9]{8,40}$/)

export const rentalImportSchema = z.object({
  key: importKeySchema,
  stage: z.enum(importStages),
  fileName: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** When its last line was imported. */
  endedAt: z.iso.datetime().nullable(),
  problem: fileProblemSchema.nullable(),
  lines: z.number().int(),
  counts: z.record(z.enum(lineKinds), z.number().int()),
  imported: z.number().int(),
  skipped: z.number().int(),
})

export type RentalImport = z.infer<typeof rentalImportSchema>

/** Which lines a page lists: those that need a look, mistakes first. */
export const importLinesPerPage = 50

export const rentalImportAnswerSchema = z.object({
  data: z
    .object({
      import: rentalImportSchema,
      lines: z.array(importLineSchema),
      /** Lines on all pages. */
      total: z.number().int(),
    })
    .nullable(),
})

export const rentalImportListSchema = z.object({ data: z.array(rentalImportSchema) })

/** Who of the staff uploads or starts; `id` is their account in the CMS. */
const importerSchema = z.strictObject({ id: z.number().int().positive(), name: lineOf(120) })

/** `POST /api/rental-imports`. */
export const newImportSchema = z.strictObject({
  by: importerSchema,
  fileName: lineOf(200),
  text: z.string(),
})

export type NewImport = z.infer<typeof newImportSchema>

export const newImportAnswerSchema = z.object({ data: z.object({ key: importKeySchema }) })

/**
 * `POST /api/rental-pictures`, a picture for the media library: written anew by the site, with the SHA-256 of what it
 * was made of.
 */
export const newPictureSchema = z.strictObject({
  name: lineOf(200),
  source: z.string().regex(/^[0-9a-f]{64}$/),
  /** A JPEG in Base64. */
  content: z.base64().min(100).max(13_500_000),
})

export type NewPicture = z.infer<typeof newPictureSchema>

/** `other`: the library has another picture of this name. */
export const pictureReceiptSchema = z.object({
  data: z.object({ outcome: z.enum(['added', 'known', 'other']) }),
})

export type PictureOutcome = z.infer<typeof pictureReceiptSchema>['data']['outcome']

/** What the CMS asks of the site, signed as its webhooks are: the picture at an address of another site. */
export const pictureQuestionSchema = z.strictObject({ address: z.string().max(2000) })

export const pictureAnswerSchema = z.union([
  z.object({ picture: newPictureSchema.omit({ name: true }) }),
  z.object({ problem: z.enum(pictureProblems) }),
])

export type PictureAnswer = z.infer<typeof pictureAnswerSchema>

/** `PUT /api/rental-imports/{key}`: starts or resumes it, or stops it after the line that it is at. */
export const importChangeSchema = z.strictObject({
  do: z.enum(['start', 'stop']),
  by: importerSchema,
})

export type ImportChange = z.infer<typeof importChangeSchema>

/** `GET /api/rental-table?after=`: lines of the file, the header with the first; `next` is null after the last. */
export const rentalTableSchema = z.object({
  data: z.object({ lines: z.string(), next: z.string().nullable() }),
})

/** `GET /api/rental-table/template`: a whole file with two example lines. */
export const rentalTemplateSchema = z.object({ data: z.object({ lines: z.string() }) })
