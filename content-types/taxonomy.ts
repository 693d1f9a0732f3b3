import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { amenityGroups } from './amenity-group'
import { currencyCodes } from './currency-code'
import { landmarkKinds } from './landmark-kind'
import { perLocale } from './localized'
import { serviceUnits } from './service-unit'

const id = z.string().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const text = perLocale(z.string())
/** Whether lists offer it as a filter. Catalogue snapshots of earlier versions do not say. */
const isFilter = z.boolean().default(false)

/** One of the 13 regions (departments); its slug is the fixed identifier of the `state` filter. */
export const regionSchema = z.object({ id, slug, name: text, description: text })

/** A town. `line` is the sentence shown under its heading in grouped listings. */
export const townSchema = z.object({
  id,
  slug,
  regionId: id,
  name: text,
  line: text,
  latitude: z.number(),
  longitude: z.number(),
})

/** A sight or a station that visitors ask about. */
export const landmarkSchema = z.object({
  id,
  name: text,
  kind: z.enum(landmarkKinds),
  latitude: z.number(),
  longitude: z.number(),
  /** Rentals farther away do not mention it. */
  reachKm: z.number().positive(),
})

export const amenitySchema = z.object({
  id,
  slug,
  group: z.enum(amenityGroups),
  icon: z.string(),
  name: text,
  isFilter,
})

export const houseRuleSchema = z.object({ id, slug, icon: z.string(), name: text, isFilter })

export const providerSchema = z.object({ id, name: z.string() })

/** Promotion types: 1 last minute, 2 discount, 3 offer, 4 surcharge. */
export const promotionTypes = [1, 2, 3, 4] as const
/** Offer types: 0 special, 1 holy week, 2 Valentine, 3 black day, 4 end of year. */
export const offerTypes = [0, 1, 2, 3, 4] as const

export const promotionSchema = z.object({
  id,
  name: text,
  type: z.literal(promotionTypes),
  offerType: z.literal(offerTypes).nullable(),
  enabled: z.boolean(),
  /** First day on which the promotion is shown and counted; null means always. */
  dateShow: calendarDaySchema.nullable(),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  percentDiscount: z.number().min(0).max(100),
  /** Minimum stay in nights that the promotion imposes on a check-in it covers. */
  minDays: z.number().int().nullable(),
  /** Minimum stay in nights to be eligible. */
  minNight: z.number().int().nullable(),
})

export const feeKinds = [
  'pet',
  'lateCheckIn',
  'service',
  'cleaning',
  'extraGuest',
  'other',
] as const
export const feeModes = ['stay', 'night', 'guest', 'guestNight', 'extraGuest', 'percent'] as const

export const extraFeeSchema = z.object({
  id,
  name: text,
  kind: z.enum(feeKinds),
  mode: z.enum(feeModes),
  /** US dollars with two decimals, or a percentage in mode `percent`. */
  amount: z.number().min(0),
  includedGuests: z.number().int().nullable(),
})

export const currencySchema = z.object({
  id,
  code: z.enum(currencyCodes),
  symbol: z.string(),
  /** Units of this currency for one US dollar. */
  conversionFactor: z.number().positive(),
})

export const paymentMethodSchema = z.object({
  id,
  slug,
  name: text,
  /** Fee in percent of the total. */
  percent: z.number().min(0).max(100),
  isDefault: z.boolean(),
})

/** An add-on service that guests may tick on the inquiry form. */
export const serviceSchema = z.object({
  id,
  slug,
  name: text,
  /** A sentence for guests; a language may be null. */
  description: text,
  /** US dollars a unit; null means on request. */
  price: z.number().min(0).nullable(),
  unit: z.enum(serviceUnits),
})

export type Region = z.infer<typeof regionSchema>
export type Town = z.infer<typeof townSchema>
export type Landmark = z.infer<typeof landmarkSchema>
export type Amenity = z.infer<typeof amenitySchema>
export type HouseRule = z.infer<typeof houseRuleSchema>
export type Provider = z.infer<typeof providerSchema>
export type Promotion = z.infer<typeof promotionSchema>
export type ExtraFee = z.infer<typeof extraFeeSchema>
export type Currency = z.infer<typeof currencySchema>
export type PaymentMethod = z.infer<typeof paymentMethodSchema>
export type Service = z.infer<typeof serviceSchema>
