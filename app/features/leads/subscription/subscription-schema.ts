import * as z from 'zod'
import {
  emailRule,
  firstNameRule,
  lastNameRule,
  optionalLine,
} from '~/features/contact/contact-rules'
import { phoneShape, withPhoneRules, type PhoneCheck } from '~/features/contact/phone-rules'

const fields = z.object({
  firstName: firstNameRule,
  lastName: lastNameRule,
  email: emailRule,
  ...phoneShape,
  /** The name that the caller has for its site. */
  page: optionalLine(250),
})

/** The subscription to the letter (leads-and-content.md §5): the phone may be left out. */
export function subscriptionSchema(isPhoneNumber: PhoneCheck) {
  return withPhoneRules(fields, { isRequired: false, isPhoneNumber })
}

export type SubscriptionInput = z.input<typeof fields>
export type SubscriptionFields = z.output<typeof fields>
