import * as z from 'zod'
import { pictureSchema } from './picture'

/*
 * Fields of an entry as drafts have them, too: what editors have not filled yet is empty instead of
 * breaking the page, so that a preview works from the first draft on.
 */

/** A text; empty if there is none. */
export const wordsSchema = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A switch; off where it was never touched. */
export const flagSchema = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

/** A picture of the media library, or null, also where its size is not known: one file never holds up a type. */
export const maybePictureSchema = pictureSchema
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

/** A number, or null. */
export const maybeNumberSchema = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

/** An instant in UTC; windows are compared with it, whatever clock the editor has. */
export const maybeInstantSchema = z.iso
  .datetime()
  .nullish()
  .transform((value) => value ?? null)

/** A calendar day in America/Guatemala: it begins and ends at midnight there. */
export const maybeDaySchema = z.iso
  .date()
  .nullish()
  .transform((value) => value ?? null)

/** A repeatable part or relation; without any it is an empty list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((value) => value ?? [])
}

/** Pictures with their texts; those whose picture is missing are left out. */
export const picturesSchema = listOf(
  z.object({ picture: maybePictureSchema, alt: wordsSchema }),
).transform((items) =>
  items.flatMap(({ picture, alt }) => (picture === null ? [] : [{ picture, alt }])),
)
