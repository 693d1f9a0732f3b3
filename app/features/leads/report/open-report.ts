import type { ReportKind } from './report-kind'
import type { ReportTarget } from './report-target'

export type OpenedReport = { kind: ReportKind; target: ReportTarget }

let host: ((opened: OpenedReport) => void) | null = null

/** Opens the form over the page; false if nothing of the page shows it. */
export function openReport(opened: OpenedReport): boolean {
  host?.(opened)
  return host !== null
}

/** For the one part of a page that shows the form. Gives how to stop. */
export function hostReports(show: (opened: OpenedReport) => void): () => void {
  host = show
  return () => {
    if (host === show) host = null
  }
}
