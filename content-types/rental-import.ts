import * as z from 'zod'
import { locales } from './locale'
import { rentalColumnNames } from './rental-column'
import {
  cellProblemSchema,
  fileProblemSchema,
  lineProblemSchema,
  pictureProblems,
  problemSchema,
  skipReasons,
} from './rental-import-problem'
import { lineOf } from './submission'

/** The most lines of one file. */
export const maxLines = 5000

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
  /** The number of the line in the file as a text editor counts; the header is line 1. */
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

/** Lines on a page of an import, which lists those that need a look. */
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

/** `PUT /api/rental-imports/{key}`: starts or resumes it, or stops it after the lines that it is at. */
export const importChangeSchema = z.strictObject({
  do: z.enum(['start', 'stop']),
  by: importerSchema,
  /** The language in which staff read why a line is rejected. */
  language: z.enum(locales),
})

export type ImportChange = z.infer<typeof importChangeSchema>

/** `GET /api/rental-table?after=`: lines of the file, the header with the first; `next` is null after the last. */
export const rentalTableSchema = z.object({
  data: z.object({ lines: z.string(), next: z.string().nullable() }),
})

/** `GET /api/rental-table/template`: a whole file with two example lines. */
export const rentalTemplateSchema = z.object({ data: z.object({ lines: z.string() }) })
