import type { Core } from '@strapi/strapi'
import { splitList } from '../split-list'
import { fetchPictures } from '../pictures/fetch-pictures'
import { planLine } from '../plan-line'
import { readKnownEntries } from '../read-known-entries'
import { fingerprintOf, readRentals } from '../read-rentals'
import { type ImportRow, lineRanks, type LineRow, lineUid } from './import-record'

const linesAtOnce = 25

/**
 * Plans the next lines (dry run); pictures at addresses are in the media library from then on. Returns false when no
 * line is left.
 */
export async function planNextLines(strapi: Core.Strapi, { key }: ImportRow): Promise<boolean> {
  const lines: LineRow[] = await strapi.db.query(lineUid).findMany({
    where: { import: key, kind: 'waiting' },
    orderBy: { id: 'asc' },
    limit: linesAtOnce,
  })
  if (lines.length === 0) return false
  const slugs = lines.map(({ slug }) => slug)
  const rentals = await readRentals(strapi, slugs)
  const names = lines.flatMap(({ cells }) => splitList(cells.pictures ?? ''))
  const known = await readKnownEntries(strapi, names, await fetchPictures(strapi, names))
  const repeated = await findRepeated(strapi, key, slugs)
  await strapi.db.transaction(async () => {
    for (const { id, slug, cells, problem } of lines) {
      const rental = rentals.get(slug) ?? null
      const plan = planLine(cells, rental, known)
      if (repeated.has(slug)) {
        plan.problems.unshift({ column: 'slug', code: 'slugTwice', value: slug })
      }
      const isMistaken = plan.problems.length > 0 || problem !== null
      const kind = isMistaken ? 'mistaken' : plan.kind
      await strapi.db.query(lineUid).update({
        where: { id },
        data: {
          kind,
          rank: lineRanks[kind],
          changes: plan.changes,
          problems: plan.problems,
          problem: problem ?? plan.problem,
          fingerprint: rental ? fingerprintOf(rental) : null,
        },
      })
    }
  })
  return true
}

/** Slugs that stand in several lines of the file, so that it is unclear which line counts. */
async function findRepeated(
  strapi: Core.Strapi,
  key: string,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows: { slug: string }[] = await strapi.db
    .getConnection('rental_import_lines')
    .where({ import: key })
    .whereIn('slug', [...slugs])
    .groupBy('slug')
    .havingRaw('count(*) > 1')
    .select('slug')
  return new Set(rows.map(({ slug }) => slug).filter((slug) => slug !== ''))
}
