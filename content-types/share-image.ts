import * as z from 'zod'
import { pictureSchema } from './picture'

/** At most so many characters of a title are drawn; the address carries them. */
const maxTitleLength = 200
const maxLineLength = 80

const cut = (max: number) => z.string().transform((text) => Array.from(text).slice(0, max).join(''))

/** All that is drawn on a share image. Its address carries these facts, signed, so nothing has to be looked up. */
export const shareFactsSchema = z.object({
  brand: cut(maxLineLength),
  title: cut(maxTitleLength),
  /** A short line above the title, e.g. the place; may be empty. */
  over: cut(maxLineLength),
  /** A short line below it, e.g. the price; may be empty. */
  under: cut(maxLineLength),
  /** The site knows the pictures of published content by their hash. Of a draft it has to be told the file, too. */
  picture: pictureSchema
    .pick({ hash: true })
    .extend(pictureSchema.pick({ ext: true, url: true }).partial().shape)
    .nullable(),
})

export type ShareFacts = z.infer<typeof shareFactsSchema>
