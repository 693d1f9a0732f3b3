import type { Locale } from '~content/locale'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { lastWeeks } from './figures/weeks'
import { readReportedStays } from './report-store.server'
import { makeReports, type Report } from './reports'

export const periods = [4, 12, 26, 52] as const

export type Period = (typeof periods)[number]

const usualPeriod: Period = 12

/** The weeks that an address asks for. */
export function readPeriod(query: URLSearchParams): Period {
  return periods.find((weeks) => String(weeks) === query.get('weeks')) ?? usualPeriod
}

/** Every report of so many weeks, the present one included. Throws `RecordsUnavailable`. */
export async function readReports(
  { locale, period }: { locale: Locale; period: Period },
  { now = new Date(), read = readReportedStays } = {},
): Promise<Report[]> {
  const to = guatemalaToday(now)
  const weeks = lastWeeks(to, period)
  const stays = await read({ from: weeks[0] ?? to, to })
  const i18n = await createServerI18n(locale)
  return makeReports(stays, { t: i18n.getFixedT(locale, 'reports'), locale, weeks })
}
