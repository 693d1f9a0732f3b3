import type { CurrencyCode } from '~content/currency-code'
import { convert } from '~/features/pricing/money/money'

/** Degrees of the pins are whole numbers of such steps: eleven metres. */
export const pinSteps = 10_000

/** All places of a list that have coordinates, in its order, as columns: pin n of each is the same place. */
export type MapPins = {
  slugs: string[]
  /** In steps. */
  latitudes: number[]
  longitudes: number[]
  prices: PinPrices
  symbols: Record<CurrencyCode, string>
  /** Places of the list without coordinates. */
  unplaced: number
  /** The towns of the section, which tell where one is while there are no tiles. */
  towns: { name: string; latitude: number; longitude: number }[]
}

/** Prices in dollars, and how much other currencies differ from their conversion: that keeps long lists short. */
export type PinPrices = {
  /** Cents of US dollars, as the cards say them: with dates the total of the stay. 0 where the price is on request. */
  dollars: number[]
  factors: Record<CurrencyCode, number>
  /** Cents by which the price in a currency differs from the converted one; empty if none does. */
  differences: Record<CurrencyCode, number[]>
}

/** Cents of a pin in a currency; 0 where its price is on request. */
export function pinCents(
  { prices }: Pick<MapPins, 'prices'>,
  at: number,
  code: CurrencyCode,
): number {
  const converted = convert(prices.dollars[at] ?? 0, prices.factors[code])
  return converted + (prices.differences[code][at] ?? 0)
}
