import * as z from 'zod'
import { maxSlugLength } from '~content/slug'
import { optionalLine } from '~/features/contact/contact-rules'
import { personShape } from '~/features/contact/person-shapes'
import { withPhoneRules, type PhoneCheck } from '~/features/contact/phone-rules'
import { message } from '~/platform/forms/form-message'

const fields = z.object({
  ...personShape,
  description: z
    .string(message('writeRequest'))
    .trim()
    .min(1, message('writeRequest'))
    .max(5000, message('tooLong')),
  /** The place that it is about; programs may name it by its id. */
  slug: optionalLine(maxSlugLength),
  productId: optionalLine(100),
  /** A report that names one is about the provider. */
  nameProvider: optionalLine(250),
  providerId: optionalLine(100),
  userId: optionalLine(100),
})

/** Reports and claims: the phone may be left out, the description not (leads-and-content.md §5). */
export function reportSchema(isPhoneNumber: PhoneCheck) {
  return withPhoneRules(fields, { isRequired: false, isPhoneNumber })
}

export type ReportInput = z.input<typeof fields>
export type ReportFields = z.output<typeof fields>
