import * as z from 'zod'
import { inquirySubmissionSchema } from '~content/inquiry'
import { webAddressSchema } from '~content/submission'

/**
 * An inquiry as the outbox holds it: what the CMS gets, less what the outbox itself decides, and what
 * the mails show besides.
 */
export const inquiryRecordSchema = z.strictObject({
  inquiry: inquirySubmissionSchema.omit({ submissionId: true, reference: true, receivedAt: true }),
  currencySymbol: z.string().min(1).max(5),
  pictureUrl: webAddressSchema.nullable(),
})

export type InquiryRecord = z.infer<typeof inquiryRecordSchema>
