import type { Locale } from '~content/locale'
import { panelAddress } from '~/features/staff/area/panel-address.server'
import type { VisitStore } from '~/features/visits/store/create-visit-store.server'
import { visitStore } from '~/features/visits/visits.server'
import { localizedText } from '~/features/catalogue/localized-text'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { addDays, addMonths, guatemalaToday } from '~/platform/time/guatemala-day'
import { monthsBetween } from './figures/months'
import { lastWeeks } from './figures/weeks'
import { contractedReport, occupancyReport } from './rental-reports'
import {
  readReportedContracts,
  readReportedLeads,
  readReportedNights,
  readReportedStays,
} from './report-store.server'
import { makeReports, type Report } from './reports'
import { makeVisitReports } from './visit-reports'

export const periods = [4, 12, 26, 52] as const

export type Period = (typeof periods)[number]

const usualPeriod: Period = 12
const monthsAhead = 2

/** The weeks that an address asks for. */
export function readPeriod(query: URLSearchParams): Period {
  return periods.find((weeks) => String(weeks) === query.get('weeks')) ?? usualPeriod
}

type Sources = {
  now?: Date
  readStays?: typeof readReportedStays
  readLeads?: typeof readReportedLeads
  readNights?: typeof readReportedNights
  readContracts?: typeof readReportedContracts
  visits?: Pick<VisitStore, 'listPages' | 'listSources' | 'listMissing'>
}

/**
 * Every report of so many weeks, the present one included; months are whole ones. Throws `RecordsUnavailable`, and
 * errors of the database of visits (`isStorageFailure`).
 */
export async function readReports(
  { locale, period }: { locale: Locale; period: Period },
  {
    now = new Date(),
    readStays = readReportedStays,
    readLeads = readReportedLeads,
    readNights = readReportedNights,
    readContracts = readReportedContracts,
    visits = visitStore(),
  }: Sources = {},
): Promise<Report[]> {
  const to = guatemalaToday(now)
  const weeks = lastWeeks(to, period)
  const from = weeks[0] ?? to
  // What is booked ahead belongs to the picture.
  const months = monthsBetween(from, addMonths(to, monthsAhead))
  const nightsOf = { from: `${from.slice(0, 7)}-01`, to: addDays(`${endMonth(months)}-01`, -1) }
  const days = { from, to }
  const [all, leads, nights, contracts, pages, sources, missing] = await Promise.all([
    readStays(days),
    readLeads(days),
    readNights(nightsOf),
    readContracts({ from: nightsOf.from, to }),
    visits.listPages(days),
    visits.listSources(days),
    visits.listMissing(days),
  ])
  const i18n = await createServerI18n(locale)
  const words = { t: i18n.getFixedT(locale, 'reports'), locale }
  const layout = i18n.getFixedT(locale, 'layout')
  const stays = all.filter(({ lostReason, origin }) => lostReason !== 'spam' && origin !== null)
  return [
    ...makeReports(all, { ...words, weeks }),
    occupancyReport(nights, { ...words, days: nightsOf, months, townName: townNames(locale) }),
    contractedReport(contracts, {
      ...words,
      months: monthsBetween(from, to),
      currencyName: (code) => layout(`currencies.${code}`),
    }),
    ...makeVisitReports({ pages, sources, leads, stays }, missing, { ...words, redirectHref }),
  ]
}

/** The month after the last one. */
function endMonth(months: readonly string[]): string {
  return addMonths(`${months.at(-1) ?? ''}-01`, 1).slice(0, 7)
}

function townNames(locale: Locale): (id: string) => string | null {
  const towns = hasCatalogue() ? getCatalogueUntagged().towns : null
  return (id) => {
    const town = towns?.get(id)
    return town ? localizedText(town.name, locale) || null : null
  }
}

/** Where an editor makes a redirect from an address; the panel's form begins with it. */
function redirectHref(path: string): string {
  return `${panelAddress('api::redirect.redirect', 'create')}?${new URLSearchParams({ fromPath: path })}`
}
