import type { Locale } from '~content/locale'
import type { LeadFormData } from '../form/lead-form-data'
import { readLeadFormData } from '../form/read-lead-form-data.server'
import { findReportKind, reportedParameter, reportParameter, type ReportKind } from './report-kind'

/** What a place's page shows of reports to one visitor: the form, or that it has arrived. */
export type ShownReport = {
  asked: { kind: ReportKind; data: LeadFormData } | null
  reported: ReportKind | null
}

export function readShownReport(query: URLSearchParams, locale: Locale): ShownReport {
  const kind = findReportKind(query.get(reportParameter))
  return {
    asked: kind && { kind, data: readLeadFormData(locale) },
    reported: findReportKind(query.get(reportedParameter)),
  }
}
