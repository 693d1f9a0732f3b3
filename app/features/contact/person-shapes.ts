import { contactMethods } from '~content/contact-method'
import {
  consentRule,
  contactMethodRule,
  emailRule,
  firstNameRule,
  lastNameRule,
  specialRequirementRule,
} from './contact-rules'
import { phoneShape } from './phone-rules'

/** Who writes, and how to reach them. */
export const personShape = {
  firstName: firstNameRule,
  lastName: lastNameRule,
  email: emailRule,
  ...phoneShape,
}

/** The same with the fields that an answer needs. */
export const requestShape = {
  ...personShape,
  contactMethod: contactMethodRule.default(contactMethods[0]),
  specialRequirement: specialRequirementRule,
  agreement: consentRule,
}
