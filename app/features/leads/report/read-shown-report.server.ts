import type { Locale } from '~content/locale'
import type { LateForm } from '../form/late-form'
import { readLateForm } from '../form/late-form.server'
import { findReportKind, reportedParameter, reportParameter, type ReportKind } from './report-kind'

/** What a place's page shows of reports to one visitor: the form, or that it has arrived. */
export type ShownReport = {
  requested: ({ kind: ReportKind } & LateForm) | null
  reported: ReportKind | null
}

export function readShownReport(query: URLSearchParams, locale: Locale): ShownReport {
  const kind = findReportKind(query.get(reportParameter))
  return {
    requested: kind && { kind, ...readLateForm(locale) },
    reported: findReportKind(query.get(reportedParameter)),
  }
}
