import type { Locale } from '~content/locale'
import { resources } from '~/routing/resources'
import type { ReportName } from './reports'

/** Where a report of so many weeks is downloaded, in a language. */
export function reportFilePath(
  name: ReportName,
  { locale, period }: { locale: Locale; period: number },
): string {
  const query = new URLSearchParams({ weeks: String(period), language: locale })
  return `/${resources.staffReport.path.replace(':name', name)}?${query}`
}
