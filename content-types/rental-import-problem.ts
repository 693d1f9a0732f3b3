import * as z from 'zod'
import { rentalColumnNames } from './rental-column'

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

/** `value` is what the message names: a word of the cell, a limit, or the sentence of the CMS. */
export const problemSchema = <Codes extends readonly string[]>(codes: Codes) =>
  z.object({ code: z.enum(codes), value: z.string().nullable() })

export const cellProblemSchema = problemSchema(cellProblems).extend({
  column: z.enum(rentalColumnNames),
})

export type CellProblem = z.infer<typeof cellProblemSchema>

export const lineProblemSchema = problemSchema(lineProblems)

export type LineProblem = z.infer<typeof lineProblemSchema>

export const fileProblemSchema = problemSchema(fileProblems)

export type FileProblem = z.infer<typeof fileProblemSchema>
