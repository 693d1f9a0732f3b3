import * as z from 'zod'
import { currencyCodes } from '~content/currency-code'

const ofCurrencies = <Value extends z.ZodType>(value: Value) =>
  z.record(z.enum(currencyCodes), value)
const numbers = z.array(z.number())
const amounts = ofCurrencies(z.string())

/** What `GET /map/pins` answers. */
export const mapPinsSchema = z.object({
  slugs: z.array(z.string()),
  latitudes: numbers,
  longitudes: numbers,
  prices: z.object({
    dollars: numbers,
    factors: ofCurrencies(z.number()),
    differences: ofCurrencies(numbers),
  }),
  symbols: amounts,
  unplaced: z.number(),
  towns: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
  tiles: z.object({ url: z.string(), attribution: z.string() }),
})

const priceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('onRequest') }),
  z.object({ kind: z.enum(['night', 'month', 'sale']), amount: amounts }),
  z.object({
    kind: z.literal('stay'),
    by: z.enum(['night', 'month']),
    count: z.number(),
    nights: z.number(),
    amount: amounts,
    each: amounts,
    total: ofCurrencies(z.number()),
  }),
])

/** A place as its pin shows it. */
export const mapCardSchema = z.object({
  slug: z.string(),
  name: z.string(),
  place: z.string(),
  href: z.string(),
  picture: z
    .object({
      picture: z.object({ hash: z.string(), width: z.number(), height: z.number() }),
      alt: z.string(),
    })
    .nullable(),
  price: priceSchema,
  /** The days of the price, where the list found the cheapest of several stays. */
  stay: z.object({ checkIn: z.string(), checkOut: z.string() }).optional(),
})

export type MapAnswer = z.infer<typeof mapPinsSchema>
export type MapCard = z.infer<typeof mapCardSchema>
