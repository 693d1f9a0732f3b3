import * as z from 'zod'
import { leadContentSchema } from '~content/lead'

/** A lead as the outbox holds it: what the CMS gets, less what the outbox itself decides. */
export const leadRecordSchema = z.strictObject({ lead: leadContentSchema })

export type LeadRecord = z.infer<typeof leadRecordSchema>
