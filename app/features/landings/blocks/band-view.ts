import type { Locale } from '~content/locale'
import type { PriceBand } from '~content/price-band'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { href } from '~/routing/href'
import type { BandView } from '~/ui/blocks/block-views'
import { bandSearch } from './band-search'

type BandPlace = { locale: Locale; townSlug: string | null; symbolGtq: string }

/** A price band as its card shows it: its links lead to the vacation rentals (leads-and-content.md §2). */
export function bandView(band: PriceBand, { locale, townSlug, symbolGtq }: BandPlace): BandView {
  const link = (currency: 'USD' | 'GTQ') =>
    href('vacationRentals', locale, {}, bandSearch(band, currency, townSlug))
  const quetzales = (amount: number) => formatMoney(toCents(amount), symbolGtq)
  return {
    name: band.name,
    label: band.label,
    picture: band.picture,
    alt: band.alt,
    links: { usd: link('USD'), gtq: link('GTQ') },
    rangeGtq: `${quetzales(band.minPriceGtq)}–${quetzales(band.maxPriceGtq)}`,
  }
}
