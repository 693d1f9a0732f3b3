import * as z from 'zod'
import { currencyCodes, defaultCurrency } from '~content/currency-code'
import { maxSlugLength } from '~content/slug'
import { notSaid } from '~content/not-said'
import type { Requirement } from './requirement'

/** A number that cannot be read counts as 0, so that the verify call refuses it instead of pricing a wrong number. */
const guests = z.number().int().min(0)
const flag = z.boolean().catch(false)
/** Whether it is a day, and one that can be had, is for the verify call to say. */
const day = z.string().max(40).nullable().catch(null)
const name = z
  .string()
  .max(100)
  .transform((value) => (value === notSaid ? null : value))
  .nullable()
  .catch(null)

/**
 * What local storage may hold: another version of the site may have written it, or anybody. What names the
 * product has to be there; of the rest, what cannot be read counts as not said.
 */
export const requirementSchema = z.object({
  uuid: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .catch('1'),
  productType: z.number(),
  slug: z.string().min(1).max(maxSlugLength),
  name: z.string().min(1).max(250),
  urlPhoto: z.string().regex(/^\//).max(500).nullable().catch(null),
  link: z
    .string()
    .regex(/^\/(?![/\\])/)
    .max(2000)
    .catch('/'),
  adult: guests.default(1).catch(0),
  children: guests.catch(0),
  fullHotel: flag,
  info: z.object({
    startDate: day,
    endDate: day,
    longStay: flag,
    months: z.number().int().min(0).max(999).nullable().catch(null),
    monthlyOffer: flag,
    pet: flag,
    lateCheckIn: flag,
    totalPax: guests.catch(0),
  }),
  basePrice: z.number().nullable().catch(null),
  controlPrice: z.enum(['night', 'month', 'sale']).nullable().catch(null),
  currencyCode: z.enum(currencyCodes).catch(defaultCurrency),
  totalPrice: z.string().max(40).catch(''),
  daysBooking: z.number().int().min(0).max(10_000).catch(0),
  paymentMethod: name,
  paymentMethodId: name,
  paymentMethodPercent: z.number().nullable().catch(null),
  landing: flag,
}) satisfies z.ZodType<Requirement>
