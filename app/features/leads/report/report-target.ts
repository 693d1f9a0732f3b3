import { reportParameter, reportSectionId, type ReportKind } from './report-kind'

/** The place that a report is about. */
export type ReportTarget = {
  slug: string
  name: string
  /** Of its page, without a query. */
  path: string
  /** Null if the place names none, or the list does not say. */
  providerName: string | null
}

/** Reports that make sense for a place. */
export function offeredKinds({ providerName }: ReportTarget): ReportKind[] {
  return providerName === null
    ? ['productReport', 'productClaim']
    : ['productReport', 'providerReport', 'productClaim']
}

/** Where the form stands on the place's own page, with or without script. */
export function reportHref({ path }: ReportTarget, kind: ReportKind): string {
  return `${path}?${reportParameter}=${kind}#${reportSectionId}`
}
