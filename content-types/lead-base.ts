import * as z from 'zod'
import { maxFileNameLength } from './limits'
import { lineOf, submissionSchema, webAddressSchema } from './submission'

/** What the outbox adds to what a visitor sent. */
export const leadStamp = submissionSchema.pick({
  submissionId: true,
  reference: true,
  receivedAt: true,
}).shape

/** What every lead has; the page is the one on which the form was, as its visitor saw it. */
export const leadBaseSchema = submissionSchema
  .omit({ submissionId: true, reference: true, receivedAt: true })
  .extend({ pageUrl: webAddressSchema.nullable() })

export const privateFileSchema = z.strictObject({
  /** Id in the site's private store; the CMS never sees the file. */
  id: z.string().regex(/^[\w-]{16,100}$/, 'must be the id of a private file'),
  name: lineOf(maxFileNameLength),
})
