import type { RequestedPrice } from './understanding'

/** A price of so many nights as that of one, since lists without dates compare nights. Whole units of the currency. */
export function pricePerNight(price: RequestedPrice, nights: number): RequestedPrice {
  const { min, max } = price
  return {
    ...price,
    min: min === null ? null : Math.ceil(min / nights),
    max: max === null ? null : Math.floor(max / nights),
    period: 'night',
  }
}
