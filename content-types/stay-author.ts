import * as z from 'zod'
import { maxActorLength } from './limits'
import { lineOf } from './submission'

/** The code of what the stay began with: `CS-7K2M9Q` of its inquiry, `C-9FK2M7Q` of a contract without one. */
export const stayReferenceSchema = z.string().regex(/^[0-9A-Z][0-9A-Z-]{1,59}$/)

/** Who changes a stay or its offers, and from where. */
export const stayAuthorSchema = z.strictObject({
  actor: lineOf(maxActorLength),
  address: z.string().max(100),
})
