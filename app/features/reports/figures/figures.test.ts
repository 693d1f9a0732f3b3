import { describe, expect, it } from 'vitest'
import type { ReportedStay } from '~content/report'
import { reportedStay } from '~/testing/factories/reported-stay'
import { answerTimes } from './answer-times'
import { countByWeek, sourceOf } from './count-by-week'
import { countLost } from './count-lost'
import { percentile } from './percentile'
import { stepTimes } from './step-times'
import { lastWeeks, mondayOf, weekOf } from './weeks'

const never = { answered: null, offered: null, accepted: null, contractSent: null, signed: null }
const stay = reportedStay

describe('weeks', () => {
  it('begin on Monday, in Guatemala', () => {
    expect(mondayOf('2026-11-23')).toBe('2026-11-23')
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
    expect(weekOf('2026-11-23T05:59:00.000Z')).toBe('2026-11-16')
    expect(weekOf('2026-11-23T06:00:00.000Z')).toBe('2026-11-23')
    expect(lastWeeks('2026-11-25', 3)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23'])
  })

  it('count inquiries by what is asked, and rare ones together', () => {
    const weeks = ['2026-11-09', '2026-11-16']
    const stays = Array.from('aaabbcdefgh').map((source) =>
      stay({ campaign: { source, referrer: null } }),
    )
    const { keys, rows } = countByWeek(stays, weeks, sourceOf)
    expect(keys).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'other'])
    expect(rows).toEqual([
      { week: '2026-11-09', counts: [0, 0, 0, 0, 0, 0, 0], total: 0 },
      { week: '2026-11-16', counts: [3, 2, 1, 1, 1, 1, 2], total: 11 },
    ])
    expect(countByWeek([], weeks, sourceOf).keys).toEqual([])
  })
})

it.each([
  [{ source: ' Instagram ', referrer: 'https://www.google.com/' }, false, 'instagram'],
  [{ source: null, referrer: 'https://www.google.com/search' }, true, 'landing'],
  [{ source: null, referrer: 'https://www.google.com/search' }, false, 'google.com'],
  [{ source: null, referrer: 'android-app' }, false, 'direct'],
  [{ source: null, referrer: null }, false, 'direct'],
])('the source of %j is told', (campaign, isLanding, source) => {
  expect(sourceOf(stay({ campaign, isLanding }))).toBe(source)
})

it('percentiles are values that were measured', () => {
  expect(percentile([], 0.5)).toBeNull()
  expect(percentile([5], 0.9)).toBe(5)
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(2)
  expect(percentile([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0.9)).toBe(9)
})

it('steps count who got so far, also over stages that were left out, and the time of each', () => {
  const signed = stay({
    reached: {
      ...never,
      answered: '2026-11-17T16:00:00.000Z',
      contractSent: '2026-11-18T16:00:00.000Z',
      signed: '2026-11-18T18:00:00.000Z',
    },
  })
  const answered = stay({ reached: { ...never, answered: '2026-11-17T18:00:00.000Z' } })
  expect(stepTimes([signed, answered, stay(), stay()])).toEqual([
    { stage: 'new', count: 4, share: 1, median: null },
    { stage: 'answered', count: 2, share: 0.5, median: 60 },
    { stage: 'offered', count: 1, share: 0.25, median: null },
    { stage: 'accepted', count: 1, share: 0.25, median: null },
    { stage: 'contractSent', count: 1, share: 0.25, median: 24 * 60 },
    { stage: 'signed', count: 1, share: 0.25, median: 120 },
  ])
  expect(stepTimes([]).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0, 0])
})

it('answer times are those of the team, then of each person', () => {
  const by = (person: string, minutes: number) =>
    stay({
      answered: {
        by: person,
        at: new Date(Date.parse('2026-11-17T15:00:00Z') + minutes * 60_000).toISOString(),
      },
    })
  expect(answerTimes([by('Ana', 10), by('Luis', 50), by('Ana', 30), stay()])).toEqual([
    { person: null, count: 3, median: 30, p90: 50 },
    { person: 'Ana', count: 2, median: 10, p90: 30 },
    { person: 'Luis', count: 1, median: 50, p90: 50 },
  ])
})

it('lost stays are counted by their reason', () => {
  const lost = (lostReason: ReportedStay['lostReason']) => stay({ stage: 'lost', lostReason })
  const taken = stay({ stage: 'answered', lostReason: 'dates' })
  expect(countLost([lost('price'), lost('dates'), lost('dates'), taken])).toEqual([
    { reason: 'dates', count: 2 },
    { reason: 'price', count: 1 },
  ])
})
