import * as z from 'zod'
import { requestShape } from '~/features/contact/person-shapes'
import { withPhoneRules, type PhoneCheck } from '~/features/contact/phone-rules'
import { message } from '~/platform/forms/form-message'

const fields = z.object({
  ...requestShape,
  /** What names the payment method, e.g. its slug. */
  paymentMethod: z.string().max(120, message('invalidValue')).optional(),
  /** Slugs of the add-on services that are ticked. */
  services: z
    .array(z.string().max(120, message('invalidValue')))
    .max(50)
    .default([]),
  /** The requirement of the verify call as JSON: unseen, and looked at by the server. */
  requirement: z.string(message('invalidValue')).max(10_000, message('invalidValue')),
  /** Slugs of the places in it that the visitor left out. */
  leftOut: z
    .array(z.string().max(120, message('invalidValue')))
    .max(50)
    .default([]),
  landing: z.boolean().optional(),
})

/**
 * The inquiry form (browsing.md §5). Server and browser share it; they differ in what they know of phone
 * numbers.
 */
export function inquirySchema(isPhoneNumber: PhoneCheck) {
  return withPhoneRules(fields, { isRequired: true, isPhoneNumber })
}

/** Fields that hold a text under the same name in the form and in the JSON of the require call. */
export const textFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'specialRequirement',
] as const satisfies readonly (keyof InquiryFormInput)[]

export type InquiryFormInput = z.input<typeof fields>
export type InquiryFields = z.output<typeof fields>
