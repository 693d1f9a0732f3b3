import * as z from 'zod'
import { requestShape } from '~/features/contact/person-shapes'
import { withPhoneRules, type PhoneCheck } from '~/features/contact/phone-rules'

const fields = z.object(requestShape)

/** The form of owners who want their house listed: the phone may be left out (leads-and-content.md §5). */
export function listWithUsSchema(isPhoneNumber: PhoneCheck) {
  return withPhoneRules(fields, { isRequired: false, isPhoneNumber })
}

/** The form of the referral plan, whose phone is required (contracts-and-routes.md §5, "Contract inquiry"). */
export function referralSchema(isPhoneNumber: PhoneCheck) {
  return withPhoneRules(fields, { isRequired: true, isPhoneNumber })
}

export type OwnersInput = z.input<typeof fields>
export type OwnersFields = z.output<typeof fields>
