import * as z from 'zod'
import { contactMethods } from '~content/contact-method'
import { message, type FormMessage } from '~/platform/forms/form-message'
import { hasLink } from './has-link'

/*
 * What forms ask about a person (browsing.md §5, leads-and-content.md §5), to be composed into the schema
 * of each form. Lengths are those that the CMS takes.
 */

/** Text in one line that has to be there. `longest` in characters. */
export function requiredLine(missing: FormMessage, longest: number) {
  return z
    .string(message(missing))
    .trim()
    .min(1, message(missing))
    .max(longest, message('tooLong'))
    .regex(/^\P{Cc}*$/u, message('invalidValue'))
}

function line(longest: number) {
  return z
    .string(message('invalidValue'))
    .trim()
    .max(longest, message('tooLong'))
    .regex(/^\P{Cc}*$/u, message('invalidValue'))
}

/** Text in one line that may be left out. `longest` in characters. */
export function optionalLine(longest: number) {
  return line(longest).optional()
}

/** Text with line breaks that may be left out. */
function optionalText(longest: number) {
  return z.string(message('invalidValue')).trim().max(longest, message('tooLong')).optional()
}

/** What browsers take for an address, with a dot in its domain, and no longer than mails can name it. */
const emailShape =
  /^(?=.{1,64}@.{1,190}$)[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i

/** E-mails repeat it to an address that anybody can type, so it must not contain a link or an address. */
const withoutLink = (text: string) => !hasLink(text) && !text.includes('@')

/** A first or last name, by which e-mails greet. */
export const nameRule = (missing: FormMessage, longest: number) =>
  requiredLine(missing, longest).refine(withoutLink, message('invalidValue'))

/** A name that may be left out, of a person, a place or a company. */
export const optionalName = (longest: number) =>
  line(longest).refine(withoutLink, message('invalidValue')).optional()

export const firstNameRule = nameRule('enterName', 100)
export const lastNameRule = nameRule('enterLastName', 100)
export const emailRule = requiredLine('enterEmail', 254).regex(emailShape, message('invalidEmail'))

/** The free text of a request. */
export const specialRequirementRule = optionalText(5000)

export const contactMethodRule = z.enum(contactMethods, message('selectValue'))

/** The box has to be ticked. */
export const consentRule = z
  .boolean(message('acceptPrivacy'))
  .refine((isTicked) => isTicked, message('acceptPrivacy'))
