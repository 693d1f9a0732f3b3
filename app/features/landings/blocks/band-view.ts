import { defaultCurrency, forEachCurrency, type CurrencyCode } from '~content/currency-code'
import type { Locale } from '~content/locale'
import { bandPrices, type PriceBand } from '~content/price-band'
import { formatMoney, toCents, type MoneyCurrencies } from '~/features/pricing/money/money'
import { href } from '~/routing/href'
import type { BandView } from '~/ui/blocks/block-views'
import { bandSearch } from './band-search'

type BandPlace = { locale: Locale; townSlug: string | null; currencies: MoneyCurrencies }

/** A price band as its card shows it: its links lead to the vacation rentals (leads-and-content.md §2). */
export function bandView(band: PriceBand, { locale, townSlug, currencies }: BandPlace): BandView {
  const rangeIn = (currency: CurrencyCode) => {
    const [min, max] = bandPrices(band, currency)
    const written = (amount: number) => formatMoney(toCents(amount), currencies[currency].symbol)
    return `${written(min)}–${written(max)}`
  }
  return {
    name: band.name,
    label: band.label,
    picture: band.picture,
    alt: band.alt,
    links: forEachCurrency((currency) =>
      href('vacationRentals', locale, {}, bandSearch(band, currency, townSlug)),
    ),
    ranges: forEachCurrency((code) => (code === defaultCurrency ? null : rangeIn(code))),
  }
}
