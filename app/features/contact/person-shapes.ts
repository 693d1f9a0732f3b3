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

/** The same with what forms ask of somebody who waits for an answer. */
export const requestShape = {
  ...personShape,
  contactMethod: contactMethodRule,
  specialRequirement: specialRequirementRule,
  agreement: consentRule,
}
