import * as z from 'zod'
import { namesOf, offerTypes, promotionTypes } from './coded-values'

const row = z.object({ id: z.number(), documentId: z.string(), locale: z.string().nullable() })
const day = z.string()

export const regionRow = row.extend({ slug: z.string(), name: z.string(), description: z.string() })

export const townRow = row.extend({
  slug: z.string(),
  name: z.string(),
  line: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

export const landmarkRow = row.extend({
  name: z.string(),
  kind: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  reachKm: z.number(),
})

export const amenityRow = row.extend({
  slug: z.string(),
  group: z.string(),
  icon: z.string(),
  name: z.string(),
  isFilter: z.boolean().nullable(),
})

export const houseRuleRow = row.extend({
  slug: z.string(),
  icon: z.string(),
  name: z.string(),
  isFilter: z.boolean().nullable(),
})

export const providerRow = row.extend({ name: z.string() })

export const promotionRow = row.extend({
  name: z.string(),
  type: z.enum(namesOf(promotionTypes)),
  offerType: z.enum(namesOf(offerTypes)).nullable(),
  enabled: z.boolean().nullable(),
  dateShow: day.nullable(),
  startDate: day,
  endDate: day,
  percentDiscount: z.number(),
  minDays: z.number().nullable(),
  minNight: z.number().nullable(),
})

export const extraFeeRow = row.extend({
  name: z.string(),
  kind: z.string(),
  mode: z.string(),
  amount: z.number(),
  includedGuests: z.number().nullable(),
})

export const currencyRow = row.extend({
  code: z.string(),
  symbol: z.string(),
  conversionFactor: z.number(),
})

export const serviceRow = row.extend({
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  price: z.number().nullable(),
  unit: z.string(),
  position: z.number().nullable(),
})

export const paymentMethodRow = row.extend({
  slug: z.string(),
  name: z.string(),
  percent: z.number(),
  isDefault: z.boolean().nullable(),
})
