import type { ReportedLead, ReportedStay } from '~content/report'
import { nameOfSource, sourceOf, type VisitSource } from '~/features/visits/count/visit-source'
import { hasReached } from './step-times'

/** What came of a page or a source in a time. */
export type Results = {
  visits: number
  leads: number
  inquiries: number
  offers: number
  signed: number
}

export type ResultRow = Results & { name: string }

/** What was counted, and what came of it. */
export type CountedResults = {
  pages: readonly { page: string; count: number }[]
  sources: readonly (VisitSource & { count: number })[]
  leads: readonly ReportedLead[]
  /** Without spam and without those that the team began. */
  stays: readonly ReportedStay[]
}

const nothing: Results = { visits: 0, leads: 0, inquiries: 0, offers: 0, signed: 0 }

/**
 * Results of the pages that are wanted, the most visited first. Something came of a page if its visit began there or
 * its form was there.
 */
export function resultsByPage(
  { pages, leads, stays }: CountedResults,
  isWanted: (path: string) => boolean,
): ResultRow[] {
  const table = resultTable()
  for (const { page, count } of pages) if (isWanted(page)) table.add(page, { visits: count })
  const pagesOf = ({ campaign, formPage }: ReportedLead | ReportedStay) =>
    [...new Set([plainPath(campaign.landingPage), plainPath(formPage)])].flatMap((path) =>
      path !== null && isWanted(path) ? [path] : [],
    )
  for (const lead of leads) for (const page of pagesOf(lead)) table.add(page, { leads: 1 })
  for (const stay of stays) for (const page of pagesOf(stay)) table.add(page, resultsOf(stay))
  return table.rows()
}

/** Results by where visits came from, the most frequent first. */
export function resultsBySource({ sources, leads, stays }: CountedResults): ResultRow[] {
  const table = resultTable()
  for (const { count, ...source } of sources) table.add(nameOfSource(source), { visits: count })
  const nameOf = ({ campaign }: ReportedLead | ReportedStay) => nameOfSource(sourceOf(campaign))
  for (const lead of leads) table.add(nameOf(lead), { leads: 1 })
  for (const stay of stays) table.add(nameOf(stay), resultsOf(stay))
  return table.rows()
}

/** A stay that began with a lead is counted as that lead. */
function resultsOf(stay: ReportedStay): Partial<Results> {
  return {
    inquiries: stay.origin === 'inquiry' ? 1 : 0,
    offers: hasReached(stay, 'offered') ? 1 : 0,
    signed: hasReached(stay, 'signed') ? 1 : 0,
  }
}

function resultTable() {
  const rows = new Map<string, ResultRow>()
  return {
    add(name: string, more: Partial<Results>): void {
      const row = rows.get(name) ?? { name, ...nothing }
      for (const key of Object.keys(nothing) as (keyof Results)[]) row[key] += more[key] ?? 0
      rows.set(name, row)
    },
    rows: () =>
      [...rows.values()].sort(
        (a, b) =>
          b.visits - a.visits ||
          b.inquiries + b.leads - a.inquiries - a.leads ||
          (a.name < b.name ? -1 : 1),
      ),
  }
}

function plainPath(path: string | null): string | null {
  return path !== null && path.length > 1 ? path.replace(/\/+$/, '') : path
}
