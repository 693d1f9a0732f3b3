import { reportedStaysSchema, type ReportedStay } from '~content/report'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

/** The stays that came in these days of Guatemala, both included. Throws `RecordsUnavailable`. */
export async function readReportedStays(
  days: { from: string; to: string },
  records: PrivateRecords = privateRecords(),
): Promise<ReportedStay[]> {
  const query = new URLSearchParams(days)
  return (await records.read(reportedStaysSchema, `reports/stays?${query}`)).data
}
