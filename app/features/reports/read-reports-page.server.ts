import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { periods, readPeriod, readReports } from './read-reports.server'

/** The page of reports. Throws a 503 response where the CMS cannot be asked. */
export async function readReportsPage(request: Request, locale: Locale) {
  await requireStaff(request, { right: 'reports' })
  const period = readPeriod(new URL(request.url).searchParams)
  const { t } = await createServerI18n(locale)
  return throw503OnOutage(
    'reports could not be made',
    async () => {
      const reports = await readReports({ locale, period })
      return { title: t('reports:title'), locale, period, periods, reports }
    },
    (err) => isRecordsOutage(err) || isStorageFailure(err),
  )
}

export type ReportsPageData = Awaited<ReturnType<typeof readReportsPage>>
