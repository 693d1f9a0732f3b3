import type { Core } from '@strapi/strapi'
import { days } from '../content-types/duration'

/** A time from the database, which SQLite and PostgreSQL return as text, number or Date, as ISO 8601 in UTC. */
export function toIso(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number') return new Date(value).toISOString()
  throw new TypeError(`Not a time: ${String(value)}`)
}

export function toIsoOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : toIso(value)
}

/** A time as a raw SQL parameter: SQLite stores milliseconds, PostgreSQL timestamps. */
export function sqlTime(strapi: Core.Strapi, at: Date): number | Date {
  return strapi.db.dialect.client === 'postgres' ? at : at.getTime()
}

/** The day before today in UTC: nights before it are over in every time zone. */
export function yesterdayUtc(): string {
  return toIso(Date.now() - days(1)).slice(0, 10)
}
