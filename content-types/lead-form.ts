import { flagSchema } from './entry-fields'

/** Which of its optional fields a landing's form asks for, under the customer's own names. */
export const leadFormFlags = {
  /** How to get in touch: e-mail, telephone or WhatsApp. */
  showContactWay: flagSchema,
  /** What else the visitor wants to say. */
  showSpecialRequeriment: flagSchema,
  /** The last day of the stay. */
  showFinishDate: flagSchema,
  /** Where in the country. */
  showLocation: flagSchema,
}
