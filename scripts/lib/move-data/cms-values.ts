import { createHash } from 'node:crypto'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import type { CmsColumn } from './cms-tables'

type Row = Record<string, unknown>

/** A row of SQLite as JSON that PostgreSQL takes for the types of its columns. */
export function toPostgres(row: Row, columns: readonly CmsColumn[]): Row {
  return Object.fromEntries(
    columns.map(({ name, type }) => [name, row[name] === null ? null : convert(row[name], type)]),
  )
}

function convert(value: unknown, type: string): unknown {
  switch (type) {
    case 'boolean':
      return Boolean(value)
    case 'timestamp without time zone':
      return localTime(momentOf(value))
    case 'json':
    case 'jsonb':
      return JSON.parse(String(value))
    default:
      return value
  }
}

/**
 * The driver writes and reads times in the time zone of the process, so the CMS must keep the zone in which this runs.
 */
function localTime(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, -1)
}

/** SQLite has milliseconds since 1970, or a text. */
function momentOf(value: unknown): Date {
  if (value instanceof Date) return value
  return new Date(typeof value === 'number' ? value : String(value))
}

/** Counts rows and hashes what they say, whichever database they come from. The order of rows counts. */
export function createChecksum(columns: readonly CmsColumn[]) {
  const sorted = columns.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(row: Row): void {
      rows++
      const values = sorted.map(({ name, type }) =>
        row[name] === null ? null : comparable(row[name], type),
      )
      hash.update(`${JSON.stringify(values)}\n`)
    },
    end: () => ({ rows, checksum: hash.digest('hex') }),
  }
}

function comparable(value: unknown, type: string): unknown {
  switch (type) {
    case 'boolean':
      return Boolean(value)
    case 'timestamp without time zone':
      return momentOf(value).getTime()
    case 'time without time zone':
      return String(value).replace(/\.0+$/, '')
    case 'json':
    case 'jsonb':
      return canonicalJson({ value: JSON.parse(String(value)) as unknown })
    case 'integer':
    case 'bigint':
    case 'numeric':
    case 'double precision':
      return Number(value)
    default:
      return String(value)
  }
}
