import type { TFunction } from 'i18next'
import { type CurrencyCode, currencyFacts } from '~content/currency-code'
import type { Locale } from '~content/locale'
import type { ReportedContract, ReportedNights } from '~content/report'
import { formatMoney } from '~/features/pricing/money/money'
import { formatMonth } from '~/platform/time/format-day'
import { sumContracts } from './figures/contracted'
import { groupBy } from './figures/group-by'
import { countOccupancy, shareOf, sumByMonth, type Occupancy } from './figures/occupancy'
import type { Report } from './reports'

type Words = { t: TFunction<'reports'>; locale: Locale }

/** More towns than these are in table and CSV alone. */
const maxTowns = 12

type OccupancyParts = Words & {
  days: { from: string; to: string }
  months: readonly string[]
  /** The name of a town by its document id; null if it is not known. */
  townName: (id: string) => string | null
}

/** Nights booked of nights on offer, by month and place; the chart has a row a place. */
export function occupancyReport(nights: ReportedNights, parts: OccupancyParts): Report {
  const { t, locale, days, months, townName } = parts
  const rows = countOccupancy(nights, days)
  const nameOf = ({ townId }: Occupancy) => (townId && townName(townId)) || t('sources.other')
  const towns = groupBy(rows, nameOf)
  const nightsOf = (own: readonly Occupancy[]) => own.reduce((sum, row) => sum + row.available, 0)
  // Where most houses are comes first.
  const ranked = [...towns].toSorted(
    ([a, many], [b, few]) => nightsOf(few) - nightsOf(many) || a.localeCompare(b, locale),
  )
  const lines = [
    { label: t('allPlaces'), sums: sumByMonth(rows, months) },
    ...ranked.map(([label, own]) => ({ label, sums: sumByMonth(own, months) })),
  ]
  const percent = (share: number | null) =>
    share === null ? '–' : t('percent', { value: Math.round(share * 100) })
  return {
    name: 'occupancy',
    columns: [t('month'), t('place'), t('booked'), t('elsewhere'), t('available'), t('occupied')],
    rows: months.flatMap((month, at) =>
      lines.flatMap(({ label, sums }) => {
        const sum = sums[at]
        if (!sum) return []
        const share = percent(shareOf(sum))
        const figures = [sum.booked, sum.elsewhere, sum.available, share]
        return [[formatMonth(month, locale), label, ...figures]]
      }),
    ),
    chart: {
      kind: 'grid',
      columns: months.map((month) => formatMonth(month, locale)),
      rows: (nights.rentals.length === 0 ? [] : lines.slice(0, maxTowns + 1)).map(
        ({ label, sums }) => ({
          label,
          cells: sums.map((sum) => ({ share: shareOf(sum), words: percent(shareOf(sum)) })),
        }),
      ),
    },
  }
}

/** What was signed, by month and currency: amounts of two currencies are never added. */
export function contractedReport(
  contracts: readonly ReportedContract[],
  {
    t,
    locale,
    months,
    currencyName,
  }: Words & { months: readonly string[]; currencyName: (code: CurrencyCode) => string },
): Report {
  const sums = sumContracts(contracts, months)
  const groups = groupBy(sums, ({ currency }) => currency)
  return {
    name: 'contracted',
    columns: [t('month'), t('currency'), t('contracts'), t('amount')],
    rows: sums.map(({ month, currency, count, cents }) => [
      formatMonth(month, locale),
      currency,
      count,
      (cents / 100).toFixed(2),
    ]),
    chart: {
      kind: 'groups',
      groups: [...groups].map(([currency, own]) => ({
        label: currencyName(currency),
        bars: own.map(({ month, count, cents }) => ({
          label: formatMonth(month, locale),
          value: cents,
          words: `${formatMoney(cents, currencyFacts[currency].symbol)} · ${count}`,
        })),
      })),
    },
  }
}
