import * as z from 'zod'
import { optionalLine } from '~/features/contact/contact-rules'
import { personShape } from '~/features/contact/person-shapes'
import { withPhoneRules, type PhoneCheck } from '~/features/contact/phone-rules'

const fields = z.object({
  ...personShape,
  /** The name that the caller has for its site. */
  page: optionalLine(250),
})

/** The subscription to the newsletter (leads-and-content.md §5): the phone may be left out. */
export function subscriptionSchema(isPhoneNumber: PhoneCheck) {
  return withPhoneRules(fields, { isRequired: false, isPhoneNumber })
}

export type SubscriptionInput = z.input<typeof fields>
export type SubscriptionFields = z.output<typeof fields>
