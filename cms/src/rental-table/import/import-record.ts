import type { Core } from '@strapi/strapi'
import type { Locale } from '../../content-types/locale'
import {
  type CellChange,
  importLineSchema,
  importLinesPerPage,
  type ImportLine,
  type ImportStage,
  lineKinds,
  rentalImportSchema,
  type RentalImport,
} from '../../content-types/rental-import'
import type {
  CellProblem,
  FileProblem,
  LineProblem,
  skipReasons,
} from '../../content-types/rental-import-problem'
import { toIso, toIsoOrNull } from '../../records/moments'
import type { Cells } from '../line-cells'

export const importUid = 'api::rental-import.rental-import'
export const lineUid = 'api::rental-import-line.rental-import-line'

/** An import as the database has it. */
export type ImportRow = {
  id: number
  key: string
  stage: ImportStage
  fileName: string
  by: string
  /** The account that started it; the panel names it as the author. */
  account: number
  /** In which the messages of rejected lines are written; null before its first start. */
  language: Locale | null
  at: string
  endedAt: string | null
  problem: FileProblem | null
}

export type LineRow = {
  id: number
  line: number
  slug: string
  kind: ImportLine['kind']
  cells: Cells
  changes: CellChange[] | null
  problems: CellProblem[] | null
  problem: LineProblem | null
  /** The fingerprint of the rental at the dry run; null for a new rental. */
  fingerprint: string | null
  outcome: 'imported' | 'skipped' | null
  skipped: { code: (typeof skipReasons)[number]; value: string | null } | null
}

/** The order of a page of lines: what needs a look first. */
export const lineRanks = { skipped: 0, mistaken: 1, changed: 2, new: 3, same: 4, waiting: 5 }

/** While an import has one of these stages, the CMS works on it and no other begins. */
export const busyStages: readonly ImportStage[] = ['planning', 'importing']

export async function findImport(strapi: Core.Strapi, where: object): Promise<ImportRow | null> {
  return strapi.db.query(importUid).findOne({ where })
}

/** Moves an import to a stage, if it still has another. */
export async function moveImport(
  strapi: Core.Strapi,
  { id }: Pick<ImportRow, 'id'>,
  { from, ...set }: { from: readonly ImportStage[]; stage: ImportStage } & Partial<ImportRow>,
): Promise<boolean> {
  const { count } = await strapi.db
    .query(importUid)
    .updateMany({ where: { id, stage: { $in: [...from] } }, data: set })
  return count > 0
}

/** The latest imports. */
export async function listImports(strapi: Core.Strapi): Promise<RentalImport[]> {
  const rows: ImportRow[] = await strapi.db
    .query(importUid)
    .findMany({ orderBy: { id: 'desc' }, limit: 10 })
  return Promise.all(rows.map((row) => describeImport(strapi, row)))
}

/** An import with a page of the lines that need a look: all but those that change nothing. */
export async function readImport(
  strapi: Core.Strapi,
  key: string,
  page: number,
): Promise<{ import: RentalImport; lines: ImportLine[]; total: number } | null> {
  const row = await findImport(strapi, { key })
  if (!row) return null
  const listed = { import: key, kind: { $in: ['new', 'changed', 'mistaken'] } }
  const [rows, total]: [LineRow[], number] = await strapi.db.query(lineUid).findWithCount({
    where: listed,
    orderBy: [{ rank: 'asc' }, { line: 'asc' }],
    limit: importLinesPerPage,
    offset: (page - 1) * importLinesPerPage,
  })
  const lines = rows.map((line) =>
    importLineSchema.parse({
      ...line,
      changes: line.changes ?? [],
      problems: line.problems ?? [],
    }),
  )
  return { import: await describeImport(strapi, row), lines, total }
}

async function describeImport(strapi: Core.Strapi, row: ImportRow): Promise<RentalImport> {
  const groups: { kind: ImportLine['kind']; outcome: LineRow['outcome']; count: unknown }[] =
    await strapi.db
      .getConnection('rental_import_lines')
      .where({ import: row.key })
      .groupBy('kind', 'outcome')
      .select('kind', 'outcome')
      .count({ count: '*' })
  const sum = (matches: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(matches).reduce((total, { count }) => total + Number(count), 0)
  return rentalImportSchema.parse({
    ...row,
    at: toIso(row.at),
    endedAt: toIsoOrNull(row.endedAt),
    lines: sum(() => true),
    counts: Object.fromEntries(
      lineKinds.map((kind) => [kind, sum((group) => group.kind === kind)]),
    ),
    imported: sum(({ outcome }) => outcome === 'imported'),
    skipped: sum(({ outcome }) => outcome === 'skipped'),
  })
}
