import { expect, it } from 'vitest'
import { dayOfNumber } from '~/platform/time/guatemala-day'
import { defaultQuery } from '../filters/listing-filters'
import { checkInsIn, flexibleMonths } from './flexible-dates'
import { listStays } from './list-stays'

const now = new Date('2026-11-21T15:00:00Z')

const days = (...asked: Parameters<typeof checkInsIn>) => checkInsIn(...asked).map(dayOfNumber)

it('a weekend begins on a Friday of its month', () => {
  expect(days('2027-02', 'weekend', '2026-11-21')).toEqual([
    '2027-02-05',
    '2027-02-12',
    '2027-02-19',
    '2027-02-26',
  ])
})

it('a week begins on any day of its month that is not past', () => {
  expect(days('2026-11', 'week', '2026-11-28')).toEqual(['2026-11-28', '2026-11-29', '2026-11-30'])
  expect(days('2027-02', 'week', '2026-11-28')).toHaveLength(28)
})

it('twelve months are offered, each with a weekend that can still begin', () => {
  expect(flexibleMonths('2026-11-27').at(0)).toBe('2026-11')
  expect(flexibleMonths('2026-11-28').at(0)).toBe('2026-12')
  expect(flexibleMonths('2026-11-28').at(-1)).toBe('2027-11')
})

it('days that may be moved stay in the future, the dates themselves first', () => {
  const query = { ...defaultQuery, checkIn: '2026-11-22', checkOut: '2026-11-25', flexible: 2 }
  const stays = listStays('vacationRentals', { ...query, flexible: 2 }, now)
  expect(stays.map(({ checkIn }) => checkIn)).toEqual([
    '2026-11-22',
    '2026-11-21',
    '2026-11-23',
    '2026-11-24',
  ])
  expect(stays.every(({ checkOut }, at) => checkOut > (stays[at]?.checkIn ?? ''))).toBe(true)
})

it('a month is 30 nights, by the month a term of one', () => {
  const query = { ...defaultQuery, stay: 'month' as const, month: '2027-02' }
  expect(listStays('hotels', query, now)[0]).toMatchObject({
    checkIn: '2027-02-01',
    checkOut: '2027-03-03',
  })
  expect(listStays('longTermRentals', query, now)[0]).toMatchObject({
    checkIn: '2027-02-01',
    checkOut: '2027-03-01',
  })
  expect(listStays('housesForSale', query, now)).toEqual([])
})
