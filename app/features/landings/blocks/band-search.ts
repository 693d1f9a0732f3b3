import type { CurrencyCode } from '~content/currency-code'
import { bandPrices, type BandPrices } from '~content/price-band'

/** What every link of a band asks for, besides its prices (leads-and-content.md §2 and §9). */
const advertised = '1'
const results = '12'
const capacity = '1'
const lowerPriceFirst = '2'

/** The query of the list that a band opens in a currency, in the order of leads-and-content.md §2. */
export function bandSearch(
  band: BandPrices,
  currency: CurrencyCode,
  townSlug: string | null,
): URLSearchParams {
  const [min, max] = bandPrices(band, currency)
  return new URLSearchParams([
    ['product', advertised],
    ...(townSlug === null ? [] : [['location', townSlug]]),
    ['results', results],
    ['capacity', capacity],
    ['minPrice', String(min)],
    ['maxPrice', String(max)],
    ['currency', currency],
    ['sort', lowerPriceFirst],
  ])
}
