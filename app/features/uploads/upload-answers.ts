// A file of its own: zod loads on use.
import * as z from 'zod'

/** What the upload call answers that has taken a file. */
export const acceptedSchema = z.tuple([z.object({ _id: z.string(), name: z.string() })])

/** What it answers otherwise. */
export const rejectedSchema = z.object({ message: z.string() })
