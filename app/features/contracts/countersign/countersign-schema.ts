import * as z from 'zod'
import { maxSignatoryLength } from '~content/contract-limits'
import { message } from '~/platform/forms/form-message'
import { signatureField } from '../signature/signature-form'

/** The form with which a member of the team signs for the team. */
export const countersignSchema = z.object({
  name: z
    .string(message('fieldRequired'))
    .trim()
    .min(1, message('fieldRequired'))
    .max(maxSignatoryLength, message('tooLong')),
  role: z.string().trim().max(100, message('tooLong')).optional(),
  signature: signatureField,
})
