import type { Locale } from '../../content-types/locale'
import type { CellProblem } from '../../content-types/rental-import-problem'
import type { KnownEntries } from '../read-known-entries'

/** One version of a rental, as the database has it. */
export type Entry = Record<string, unknown>

export type Parsed = { value: unknown } | { problem: Omit<CellProblem, 'column'> }

/** A column of the table: how a cell is made from a field of a rental, and read into one. */
export type Column = {
  field: string
  /** The language whose text it is; null where all languages share the field. */
  locale: Locale | null
  /** Whether spreadsheets should see a number. */
  isNumber: boolean
  /** Whether a rental may not be without it. */
  isRequired: boolean
  read: (value: unknown) => string
  /** `cell` is trimmed and not empty. */
  parse: (cell: string, known: KnownEntries) => Parsed
  /** What an empty cell means. */
  empty: unknown
  /** The cells of the template. */
  examples: readonly [string, string]
}

export function problem(code: CellProblem['code'], value: string | number | null = null): Parsed {
  return { problem: { code, value: value === null ? null : String(value).slice(0, 200) } }
}
