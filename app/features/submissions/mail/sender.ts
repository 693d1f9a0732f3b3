import type { ContactMethod } from '~content/contact-method'
import type { Locale } from '~content/locale'
import type { Campaign } from '~content/submission'

/** Who wrote, as e-mails need it: whatever the form, one that asks for a single name has no last one. */
export type Sender = {
  contact: {
    firstName: string
    lastName: string | null
    email: string
    phone: string | null
    countryCode: string | null
    /** Null where the form did not ask. */
    contactMethod: ContactMethod | null
  }
  language: Locale
  /** Sent from a landing page. */
  landing: boolean
  campaign: Campaign | null
}

/** The whole name as it was given. */
export function nameOf({ firstName, lastName }: Sender['contact']): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`
}
