import type { Core } from '@strapi/strapi'
import { expect, it, vi } from 'vitest'
import { sqlTime, toIso, toIsoOrNull, yesterdayUtc } from '../src/records/moments'

const iso = '2026-11-22T10:00:00.125Z'

it.each([iso, '2026-11-22T04:00:00.125-06:00', Date.parse(iso), new Date(iso)])(
  'reads a time as a database returns it: %j',
  (value) => {
    expect(toIso(value)).toBe(iso)
    expect(toIsoOrNull(value)).toBe(iso)
  },
)

it.each([null, undefined, 'soon', true])('is no time: %j', (value) => {
  expect(() => toIso(value)).toThrow(/time/)
})

it('keeps a time that is not set as null', () => {
  expect(toIsoOrNull(null)).toBeNull()
  expect(toIsoOrNull(undefined)).toBeNull()
  expect(() => toIsoOrNull('soon')).toThrow('Invalid time value')
})

it('gives each database a time as it stores it', () => {
  const at = new Date(iso)
  const strapiOn = (client: string) => ({ db: { dialect: { client } } }) as unknown as Core.Strapi
  expect(sqlTime(strapiOn('postgres'), at)).toBe(at)
  expect(sqlTime(strapiOn('sqlite'), at)).toBe(at.getTime())
})

it('knows the day before today', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00.000Z') })
  expect(yesterdayUtc()).toBe('2026-02-28')
  vi.useRealTimers()
})
