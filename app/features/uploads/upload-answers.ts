// A file of its own: zod loads on use.
import * as z from 'zod'

/** The body of the upload call after it stored a file. */
export const acceptedSchema = z.tuple([z.object({ _id: z.string(), name: z.string() })])

/** The body of the upload call after it rejected a file. */
export const rejectedSchema = z.object({ message: z.string() })
