import { byteOrderMark, csvLine } from '~content/csv-line'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { notFound } from '~/platform/http/not-found.server'
import { requestedLanguage } from '~/platform/http/requested-language'
import { noStore } from '~/platform/page-cache/cache-policy'
import { readPeriod, readReports } from './read-reports.server'
import { reportNames } from './reports'

/** `GET /staff/report-files/{name}?weeks=&language=`: a report as CSV. Throws 404 and 503 responses. */
export async function answerReportFile(request: Request, wanted: string): Promise<Response> {
  await requireStaff(request, { right: 'reports' })
  const name = reportNames.find((each) => each === wanted)
  if (!name) throw notFound()
  const query = new URL(request.url).searchParams
  const locale = requestedLanguage(request)
  return throw503OnOutage(
    'a report could not be made',
    async () => {
      const reports = await readReports({ locale, period: readPeriod(query) })
      const { columns = [], rows = [] } = reports.find((report) => report.name === name) ?? {}
      return new Response(byteOrderMark + [columns, ...rows].map(csvLine).join(''), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}.csv"`,
          'Cache-Control': noStore,
          'X-Robots-Tag': 'noindex, nofollow',
        },
      })
    },
    (err) => isRecordsOutage(err) || isStorageFailure(err),
  )
}
