import type { FileProblem, LineProblem } from '../content-types/rental-import-problem'
import { maxLines } from '../content-types/rental-import'
import { type RentalColumnName, rentalColumnNames } from '../content-types/rental-column'
import { readCsv } from '../content-types/read-csv'
import type { Cells } from './line-cells'

type ParsedLine = { line: number; cells: Cells; problem: LineProblem | null }

/** The lines of a file with their cells by column, or why the file cannot be read at all. */
export function parseFile(text: string): ParsedLine[] | FileProblem {
  const rows = readCsv(text)
  if ('brokenLine' in rows) return { code: 'broken', value: String(rows.brokenLine) }
  const [header, ...body] = rows
  if (!header || body.length === 0) return { code: 'empty', value: null }
  const columns = readHeader(header.cells)
  if ('code' in columns) return columns
  if (body.length > maxLines) return { code: 'tooManyLines', value: String(maxLines) }
  return body.map(({ line, cells }) => {
    // Spreadsheets leave out empty cells at the end, or add some.
    const extra = cells.slice(columns.length).some((cell) => cell !== '')
    const known = columns.map((name, at) => [name, cells[at] ?? ''])
    return {
      line,
      cells: Object.fromEntries(known.map(([name, cell]) => [name, tidyKey(name, cell)])),
      problem: extra ? { code: 'cellCount', value: String(columns.length) } : null,
    }
  })
}

function tidyKey(name: string | undefined, cell: string | undefined): string {
  return name === 'slug' ? (cell ?? '').trim() : (cell ?? '')
}

function readHeader(cells: readonly string[]): RentalColumnName[] | FileProblem {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  while (names.at(-1) === '') names.pop()
  const columns: RentalColumnName[] = []
  for (const name of names) {
    const column = rentalColumnNames.find((known) => known === name)
    if (!column) return { code: 'unknownColumn', value: name.slice(0, 60) }
    if (columns.includes(column)) return { code: 'columnTwice', value: column }
    columns.push(column)
  }
  return columns.includes('slug') ? columns : { code: 'noSlug', value: null }
}
