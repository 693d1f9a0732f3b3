import { expect, it } from 'vitest'
import { createVisitCounter } from './visit-counter'
import { directSource } from './visit-source'

const from = (source: string) => ({ source, medium: '', campaign: '' })
const noon = Date.parse('2026-11-23T18:00:00Z')

it('counts a row for each page, source and day of Guatemala', () => {
  let moment = Date.parse('2026-11-24T05:59:30Z')
  const counter = createVisitCounter({ now: () => moment })
  counter.countVisit('/', directSource)
  counter.countVisit('/', directSource)
  counter.countVisit('/blog', from('google.com'))
  moment = Date.parse('2026-11-24T06:00:00Z')
  counter.countVisit('/', directSource)
  counter.countMissing('/old')
  expect(counter.takeCounts()).toEqual({
    visits: [
      { day: '2026-11-23', page: '/', ...directSource, count: 2 },
      { day: '2026-11-23', page: '/blog', ...from('google.com'), count: 1 },
      { day: '2026-11-24', page: '/', ...directSource, count: 1 },
    ],
    missing: [{ day: '2026-11-24', path: '/old', count: 1 }],
  })
  expect(counter.takeCounts()).toEqual({ visits: [], missing: [] })
})

it('makes no row for each of a million made-up campaigns, and loses no visit', () => {
  const counter = createVisitCounter({ now: () => noon })
  let rows = 0
  let visits = 0
  for (let index = 0; index < 1_000_000; index++) {
    counter.countVisit(`/blog/${index % 10}`, { source: 'x', medium: '', campaign: `c${index}` })
    if (index % 100_000 === 99_999) {
      const taken = counter.takeCounts().visits
      rows = Math.max(rows, taken.length)
      visits += taken.reduce((sum, { count }) => sum + count, 0)
    }
  }
  expect(rows).toBeLessThanOrEqual(310)
  expect(visits).toBe(1_000_000)
})

it('counts sources of the days before apart, however many new ones come first', () => {
  const counter = createVisitCounter({ now: () => noon, limits: { newSources: 1 } })
  counter.setKnownSources([from('google.com')])
  for (const source of ['made-up-1', 'made-up-2', 'google.com']) {
    counter.countVisit('/', from(source))
  }
  expect(counter.takeCounts().visits.map(({ source }) => source)).toEqual([
    'made-up-1',
    'other',
    'google.com',
  ])
})

it('limits pages, pairs and missing addresses of a day', () => {
  const limits = { pages: 2, pairs: 3, missing: 1 }
  const counter = createVisitCounter({ now: () => noon, limits })
  for (const page of ['/a', '/b', '/c']) {
    for (const source of ['x', 'y']) counter.countVisit(page, from(source))
  }
  counter.countMissing('/old')
  counter.countMissing('/older')
  const { visits, missing } = counter.takeCounts()
  expect(visits.map(({ page, source, count }) => [page, source, count])).toEqual([
    ['/a', 'x', 1],
    ['/a', 'y', 1],
    ['/b', 'x', 1],
    ['/b', 'other', 1],
    ['other', 'other', 2],
  ])
  expect(missing.map(({ path }) => path)).toEqual(['/old', 'other'])
})

it('takes back what could not be stored, up to a limit', () => {
  const counter = createVisitCounter({ now: () => noon, limits: { waiting: 1 } })
  counter.countVisit('/', directSource)
  const counts = counter.takeCounts()
  counter.countVisit('/', directSource)
  counter.returnCounts(counts)
  counter.returnCounts({
    visits: counts.visits.map((row) => ({ ...row, page: '/b' })),
    missing: [],
  })
  expect(counter.takeCounts().visits).toMatchObject([{ page: '/', count: 2 }])
})
