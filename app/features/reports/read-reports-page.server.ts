import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log/log.server'
import { periods, readPeriod, readReports } from './read-reports.server'

/** The page of reports. Throws a 503 response where the CMS cannot be asked. */
export async function readReportsPage(request: Request, locale: Locale) {
  await requireStaff(request, { right: 'reports' })
  const period = readPeriod(new URL(request.url).searchParams)
  const { t } = await createServerI18n(locale)
  try {
    const reports = await readReports({ locale, period })
    return { title: t('reports:title'), locale, period, periods, reports }
  } catch (err) {
    if (!(err instanceof RecordsUnavailable) && !isStorageFailure(err)) throw err
    log.error({ err }, 'reports could not be made')
    throw unavailableResponse()
  }
}

export type ReportsPageData = Awaited<ReturnType<typeof readReportsPage>>
