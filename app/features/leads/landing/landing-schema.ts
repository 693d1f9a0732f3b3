import * as z from 'zod'
import type { landingSources } from '~content/landing-source'
import { landingTypes } from '~content/landing-type'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import { contactMethodRule, optionalLine, optionalName } from '~/features/contact/contact-rules'
import { requestShape } from '~/features/contact/person-shapes'
import { withPhoneRules, type PhoneCheck } from '~/features/contact/phone-rules'
import { message } from '~/platform/forms/form-message'
import { parseDayInput } from '~/platform/time/day-input'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { maxLandingGuests } from './landing-limits'

const guests = (least: number) =>
  z
    .number(message('invalidValue'))
    .int(message('invalidValue'))
    .min(least, message(least === 1 ? 'oneAdult' : 'invalidValue'))
    .max(maxLandingGuests, message('maxCapacity'))
    .optional()

const day = z
  .string(message('invalidDate'))
  .trim()
  .max(10, message('invalidDate'))
  .refine((text) => parseDayInput(text) !== null, message('invalidDate'))
  .optional()

/** E-mails show the id once its entry is gone, so it must not hold free text. */
const id = z
  .string()
  .regex(/^[\w-]{0,100}$/, message('invalidValue'))
  .optional()

const fields = z.object({
  ...requestShape,
  lastName: optionalName(100),
  // Not every landing asks for it.
  contactMethod: contactMethodRule.optional(),
  adults: guests(1),
  children: guests(0),
  startDate: day,
  endDate: day,
  location: optionalName(250),
  page: optionalLine(250),
  country: optionalName(100),
  type: z.enum(landingTypes, message('invalidValue')),
  // One of these carries an id: what the form belongs to.
  landing_page: id,
  landing_pages_with_product: id,
  landing_page_product: id,
  landing_offer: id,
  landing_price: id,
  listing_section: id,
} satisfies Record<(typeof landingSources)[number], unknown> & Record<string, unknown>)

const always = { when: () => true }
const stay = fields.pick({ adults: true, children: true, startDate: true, endDate: true })

/** The fields of the stay; none if one of them is invalid, which has a message of its own. */
const stayOf = (value: unknown) => stay.safeParse(value).data ?? {}

/**
 * The form of a landing (leads-and-content.md §5). Server and browser share it; they differ in what they know
 * of phone numbers.
 */
export function landingSchema(isPhoneNumber: PhoneCheck) {
  const ruled = fields
    .refine(
      (value) => {
        const { adults = 0, children = 0 } = stayOf(value)
        return adults + children <= maxLandingGuests
      },
      { ...always, path: ['children'], error: message('maxCapacity') },
    )
    .refine(
      (value) => {
        const { startDate, endDate } = stayOf(value)
        const start = startDate && parseDayInput(startDate)
        const end = endDate && parseDayInput(endDate)
        return !start || !end || start < end
      },
      { ...always, path: ['endDate'], error: message('endBeforeStart') },
    )
    .refine(
      (value) => {
        const { startDate } = stayOf(value)
        const start = startDate && parseDayInput(startDate)
        return !start || start >= earliestCheckIn(new Date())
      },
      { ...always, path: ['startDate'], error: message('pastCheckIn') },
    )
    .refine(
      (value) => {
        const { startDate, endDate } = stayOf(value)
        const end = endDate && parseDayInput(endDate)
        return startDate || !end || end >= guatemalaToday(new Date())
      },
      { ...always, path: ['endDate'], error: message('pastDay') },
    )
  return withPhoneRules(ruled, { isRequired: true, isPhoneNumber })
}

export type LandingInput = z.input<typeof fields>
export type LandingFields = z.output<typeof fields>
