import { sectionKeys } from '~content/section-key'
import type { ReportTarget } from '~/features/leads/report/report-target'
import type { DetailPageData } from '~/features/listings/detail/read-detail-page.server'

type Match = { id: string; data: unknown }

/** The place whose own page is shown, among a page's matches; null on any other page or where it failed. */
export function shownPlace(matches: readonly Match[]): ReportTarget | null {
  const detail = matches.find(({ id }) => sectionKeys.some((key) => id.endsWith(`/${key}Detail`)))
  const data = detail?.data as DetailPageData | undefined
  if (!data) return null
  const { slug, name, providerName } = data.listing
  return { slug, name, path: data.path, providerName }
}
