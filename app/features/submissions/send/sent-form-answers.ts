// A file of its own: zod loads on use.
import * as z from 'zod'

/** What a call answers that has taken a form. */
export const acceptedSchema = z.object({
  data: z.object({ confirmation: z.string().regex(/^\/(?![/\\])/) }),
})

/** What it answers otherwise. */
export const declinedSchema = z.object({
  errors: z.array(z.string()),
  fields: z.record(z.string(), z.array(z.string()).nullable()),
})
