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

/** The fields of a person: name, e-mail and phone. */
export const personShape = {
  firstName: firstNameRule,
  lastName: lastNameRule,
  email: emailRule,
  ...phoneShape,
}

/** The fields of a person with contact method, free text and consent. */
export const requestShape = {
  ...personShape,
  contactMethod: contactMethodRule.default(contactMethods[0]),
  specialRequirement: specialRequirementRule,
  agreement: consentRule,
}
