import type { Core } from '@strapi/strapi'
import { byteOrderMark, csvLine } from '../content-types/csv-line'
import { type RentalColumnName, rentalColumnNames } from '../content-types/rental-column'
import { fieldColumns, isFieldColumn } from './columns/columns'
import { exampleOfRelation } from './columns/relation-columns'
import { seoExamples } from './columns/seo-columns'
import { cellsOf } from './line-cells'
import { readKnownEntries } from './read-known-entries'
import { readVersions, rentalUid } from './read-rentals'

/** Rentals of one answer: the site asks again for the next, so that no answer takes long. */
const rentalsPerAnswer = 100

const otherExamples: Partial<Record<RentalColumnName, readonly [string, string]>> = seoExamples

const header = byteOrderMark + csvLine(rentalColumnNames)

/** The table of all rentals, drafts included, a part at a time by document id. */
export async function exportRentals(
  strapi: Core.Strapi,
  after: string,
): Promise<{ lines: string; next: string | null }> {
  const rows: { documentId: string }[] = await strapi.db.query(rentalUid).findMany({
    where: { publishedAt: null, documentId: { $gt: after } },
    select: ['documentId'],
    orderBy: { documentId: 'asc' },
    // Each has up to two languages.
    limit: 2 * rentalsPerAnswer,
  })
  const ids = [...new Set(rows.map(({ documentId }) => documentId))].slice(0, rentalsPerAnswer)
  const rentals = await readVersions(strapi, ids)
  const lines = rentals.map((rental) => lineOf(cellsOf(rental)))
  return {
    lines: (after === '' ? header : '') + lines.join(''),
    next: ids.length < rentalsPerAnswer ? null : (ids.at(-1) ?? null),
  }
}

/** The header and two example lines, which can be imported as they are. */
export async function exportTemplate(strapi: Core.Strapi): Promise<{ lines: string }> {
  const known = await readKnownEntries(strapi, [])
  const lines = ([0, 1] as const).map((at) =>
    lineOf(
      Object.fromEntries(
        rentalColumnNames.map((name) => {
          if (name === 'slug') return [name, ['example-house', 'example-apartment'][at] ?? '']
          if (name === 'published') return [name, 'no']
          if (!isFieldColumn(name)) return [name, otherExamples[name]?.[at] ?? '']
          const { field, examples } = fieldColumns[name]
          return [name, exampleOfRelation(field, known) ?? examples[at]]
        }),
      ),
    ),
  )
  return { lines: header + lines.join('') }
}

function lineOf(cells: Partial<Record<RentalColumnName, string>>): string {
  return csvLine(
    rentalColumnNames.map((name) => {
      const cell = cells[name] ?? ''
      const isNumber = isFieldColumn(name) && fieldColumns[name].isNumber
      return isNumber && cell !== '' ? Number(cell) : cell
    }),
  )
}
