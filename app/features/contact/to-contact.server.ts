import type * as z from 'zod'
import type { ContactMethod } from '~content/contact-method'
import type { contactSchema } from '~content/submission'
import { findPhoneNumber } from './phone-number.server'

type FilledIn = {
  firstName: string
  lastName: string
  email: string
  phone?: string
  countryCode?: string
  noPhone?: boolean
  contactMethod: ContactMethod | null
}

/**
 * The person behind a valid form as the CMS keeps it, the phone in international form. Forms always send a country for
 * the phone; without a number it says nothing.
 */
export function toContact(form: FilledIn): z.infer<typeof contactSchema> {
  const { firstName, lastName, email, contactMethod, countryCode, noPhone = false } = form
  const number = form.phone && !noPhone ? findPhoneNumber(form.phone, countryCode ?? '') : null
  return {
    firstName,
    lastName,
    email,
    phone: number?.international ?? null,
    countryCode: number?.countryCode ?? null,
    contactMethod,
    noPhone,
  }
}
