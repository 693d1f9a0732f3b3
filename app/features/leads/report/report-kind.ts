/** Kinds of reports about a listed place (leads-and-content.md §2). */
const reportKinds = ['productReport', 'providerReport', 'productClaim'] as const

export type ReportKind = (typeof reportKinds)[number]

export function findReportKind(name: unknown): ReportKind | null {
  return reportKinds.find((kind) => kind === name) ?? null
}

/** Parameter with which a place's page shows the form, for visitors without script. */
export const reportParameter = 'form'
/** Parameter with which it says that the report has arrived. */
export const reportedParameter = 'reported'
/** Id of the part of the page that has the form. */
export const reportSectionId = 'report'
