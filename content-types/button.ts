import * as z from 'zod'
import { wordsSchema } from './entry-fields'

export const buttonActions = ['whatsapp', 'form', 'link'] as const

/** `whatsapp` opens the landing's WhatsApp link, `form` goes to the form of the page, `link` to `link`. */
export const buttonSchema = z.object({
  label: wordsSchema,
  action: z.enum(buttonActions),
  /** A path of the site, or an https address. */
  link: wordsSchema,
})

export type ContentButton = z.infer<typeof buttonSchema>
