import { describe, expect, it } from 'vitest'
import { longStay, stay } from '~/testing/factories/stay'
import { errorsOf } from '~/testing/quoted'
import type { StayRequest } from '../quote-input'

type Row = [string, Partial<StayRequest>, string[]]

describe('the dates of a stay', () => {
  it.each<Row>([
    ['none', { startDate: null, endDate: undefined }, ['MISSING_DATE']],
    ['two empty ones', { startDate: '', endDate: '' }, ['MISSING_DATE']],
    ['no start', { startDate: undefined }, ['MISSING_STARTDATE']],
    ['no end', { endDate: null }, ['MISSING_ENDDATE']],
    [
      'no start and an end that is none',
      { startDate: '', endDate: 'soon' },
      ['MISSING_STARTDATE', 'ENDDATE_IS_NOT_A_DATE'],
    ],
    [
      'no start and an end that is past',
      { startDate: null, endDate: '2026-11-20' },
      ['MISSING_STARTDATE', 'PAST_ENDDATE'],
    ],
    [
      'a past start and no end',
      { startDate: '2026-11-20', endDate: '' },
      ['MISSING_ENDDATE', 'PAST_STARTDATE'],
    ],
    [
      'a start that is none and an end that is past',
      { startDate: '2027-02-29', endDate: '2026-11-20' },
      ['STARTDATE_IS_NOT_A_DATE', 'PAST_ENDDATE'],
    ],
    ['a day of the wrong form', { startDate: '2027-2-1' }, ['STARTDATE_IS_NOT_A_DATE']],
    ['a day with a time', { endDate: '2027-02-05T00:00:00Z' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['a day with a space', { endDate: ' 2027-02-05' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['31 April', { endDate: '2027-04-31' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['month 13', { endDate: '2027-13-01' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['day 0', { endDate: '2027-03-00' }, ['ENDDATE_IS_NOT_A_DATE']],
    ['29 February of a leap year', { endDate: '2028-02-29' }, []],
    ['both past', { startDate: '2026-11-18', endDate: '2026-11-20' }, ['PAST_DATE']],
    ['leaving today', { startDate: '2026-11-18', endDate: '2026-11-21' }, ['PAST_STARTDATE']],
    [
      'only the end past',
      { endDate: '2026-11-20' },
      ['PAST_ENDDATE', 'STARTDATE_IS_GREATER_OR_EQUAL_TO_ENDDATE'],
    ],
    ['the same day', { endDate: '2027-02-01' }, ['STARTDATE_IS_GREATER_OR_EQUAL_TO_ENDDATE']],
    ['today', { startDate: '2026-11-21', endDate: '2026-11-22' }, []],
  ])('%s', (_name, request, errors) => {
    expect(errorsOf(stay({}, request))).toEqual(errors)
  })

  it('hide what the rental asks for while they are wrong', () => {
    const wrong = { startDate: '2026-11-01', totalPax: 99 }
    expect(errorsOf(stay({ availableAfter: '2028-01-01' }, wrong))).toEqual(['PAST_STARTDATE'])
    expect(errorsOf(longStay({}, { startDate: '', months: 4 }))).toEqual(['MISSING_STARTDATE'])
  })

  it.each<Row>([
    ['no start', { startDate: null }, ['MISSING_STARTDATE']],
    ['a start that is none', { startDate: '31-01-2027' }, ['STARTDATE_IS_NOT_A_DATE']],
    ['a past start', { startDate: '2026-11-20' }, ['PAST_STARTDATE']],
    ['an end before the start', { endDate: '2026-01-01' }, []],
  ])('of a long stay: %s', (_name, request, errors) => {
    expect(errorsOf(longStay({}, request))).toEqual(errors)
  })
})

describe('the clock', () => {
  const today = { startDate: '2026-11-21', endDate: '2026-11-23' }

  it.each([
    ['2026-11-21T06:00:00Z', []],
    ['2026-11-21T21:59:59.999Z', []],
    ['2026-11-21T22:00:00.000Z', ['PAST_STARTDATE']],
    ['2026-11-22T05:59:59Z', ['PAST_STARTDATE']],
    ['2026-11-21T05:59:59Z', []],
    ['2026-11-21T15:59:59-06:00', []],
    ['2026-11-21T16:00:00-06:00', ['PAST_STARTDATE']],
    ['2026-11-21T21:59:59', []],
    ['2026-11-21', []],
  ])('at %s, arriving on the 21st: %j', (now, errors) => {
    expect(errorsOf(stay({}, today, { now }))).toEqual(errors)
    expect(errorsOf(longStay({}, today, { now }))).toEqual(errors)
  })

  it('may be given as a date object', () => {
    const now = new Date('2026-11-21T22:00:00Z')
    expect(errorsOf(stay({}, today, { now }))).toEqual(['PAST_STARTDATE'])
  })

  it('counts the day of leaving from midnight, not from four', () => {
    const now = '2026-11-21T23:00:00Z'
    const gone = { startDate: '2026-11-20', endDate: '2026-11-21' }
    expect(errorsOf(stay({}, gone, { now }))).toEqual(['PAST_STARTDATE'])
  })

  it('that nobody can read makes every day past', () => {
    expect(errorsOf(stay({}, {}, { now: 'now' }))).toEqual(['PAST_DATE'])
    expect(errorsOf(stay({}, {}, { now: new Date(NaN) }))).toEqual(['PAST_DATE'])
    expect(errorsOf(longStay({}, {}, { now: '' }))).toEqual(['PAST_STARTDATE'])
  })
})
