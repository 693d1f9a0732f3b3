import { currencyCodes, forEachCurrency, type CurrencyCode } from '~content/currency-code'
import { convert } from '~/features/pricing/money/money'
import { mapInSteps, type Steps } from '~/platform/process/steps'
import type { Catalogue } from '../catalogue'
import { shownPosition } from '../places/blurred-position'
import { townNames } from '../places/town-names'
import { matchFilters, type ListingMatch } from '../search/match-listings'
import { prepareSearch } from '../search/prepare-search'
import { type MapPins, type PinPrices, pinSteps } from './pin-columns'

type Cents = Record<CurrencyCode, number>

const noPrice = forEachCurrency(() => 0)

/** What the map of a list shows. Work that can be interrupted, since with dates each place is priced. */
export function* mapPins(catalogue: Catalogue, search: ListingMatch): Steps<MapPins> {
  const { section, locale } = search
  yield* prepareSearch(catalogue, search)
  const { index, context, positions } = matchFilters(catalogue, search, false)
  const { currencies } = catalogue
  const { dated } = context
  yield
  if (dated) for (const totals of currencyCodes) yield* dated.prepare({ totals, order: null })
  const centsOf = (position: number): Cents =>
    forEachCurrency((code) =>
      dated
        ? dated.total(position, code)
        : convert(index.price[position] ?? NaN, currencies[code].conversionFactor),
    )

  yield
  const pins = yield* mapInSteps([...positions], (position) => {
    const rental = index.rentals[position]
    const shown = rental && shownPosition(rental)
    if (!shown) return null
    const cents = centsOf(position)
    return {
      slug: rental.slug,
      latitude: Math.round(shown.latitude * pinSteps),
      longitude: Math.round(shown.longitude * pinSteps),
      // The cards name no price where one of the currencies has none.
      cents: currencyCodes.some((code) => Number.isNaN(cents[code])) ? noPrice : cents,
    }
  })
  yield
  const placed = pins.filter((pin) => pin !== null)
  const nameOf = townNames(catalogue, locale)
  return {
    slugs: placed.map(({ slug }) => slug),
    latitudes: placed.map(({ latitude }) => latitude),
    longitudes: placed.map(({ longitude }) => longitude),
    prices: pricesOf(
      catalogue,
      placed.map(({ cents }) => cents),
    ),
    symbols: forEachCurrency((code) => currencies[code].symbol),
    unplaced: pins.length - placed.length,
    towns: catalogue.sections[section][locale].towns.flatMap(({ id }) => {
      const town = catalogue.towns.get(id)
      if (!town) return []
      return { name: nameOf(town), latitude: town.latitude, longitude: town.longitude }
    }),
  }
}

function pricesOf({ currencies }: Catalogue, all: Cents[]): PinPrices {
  const factors = forEachCurrency((code) => currencies[code].conversionFactor)
  return {
    dollars: all.map(({ USD }) => USD),
    factors,
    differences: forEachCurrency((code) => {
      const differences = all.map((cents) => cents[code] - convert(cents.USD, factors[code]))
      return differences.some((each) => each !== 0) ? differences : []
    }),
  }
}
