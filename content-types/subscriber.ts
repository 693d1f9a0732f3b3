import * as z from 'zod'
import { contactSchema } from './submission'

/**
 * `POST /api/submissions/subscribers/find` of the CMS: whether an e-mail is subscribed, capitals or not. A
 * POST, since an address in a query would stand in logs.
 */
export const subscriberQuestionSchema = z.strictObject({ email: contactSchema.shape.email })

export const subscriberAnswerSchema = z.object({ data: z.object({ isSubscribed: z.boolean() }) })
