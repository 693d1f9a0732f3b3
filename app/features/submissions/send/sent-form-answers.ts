// A file of its own: zod loads on use.
import * as z from 'zod'

/** The body of a form call that accepted the form. */
export const acceptedSchema = z.object({
  data: z.object({ confirmation: z.string().regex(/^\/(?![/\\])/) }),
})

/** The body of a form call that rejected the form. */
export const declinedSchema = z.object({
  errors: z.array(z.string()),
  fields: z.record(z.string(), z.array(z.string()).nullable()),
})
