import { expect, test } from 'vitest'
import { career } from '~/testing/factories/career'
import { careerState, careerBoundaries } from './career-state'

const vacancy = career({ publicationDate: '2026-11-21', finishDate: '2026-12-01T06:00:00.000Z' })
const at = (moment: string) => careerState(vacancy, new Date(moment))

test('a vacancy opens with its day in Guatemala and closes at its last moment', () => {
  expect(at('2026-11-21T05:59:59.999Z')).toBe('coming')
  expect(at('2026-11-21T06:00:00.000Z')).toBe('open')
  expect(at('2026-12-01T05:59:59.999Z')).toBe('open')
  expect(at('2026-12-01T06:00:00.000Z')).toBe('closed')
})

test('without an end it stays open, without a beginning it is not out', () => {
  const now = new Date('2036-01-01T00:00:00Z')
  expect(careerState({ ...vacancy, finishDate: null }, now)).toBe('open')
  expect(careerState({ ...vacancy, publicationDate: null }, now)).toBe('coming')
})

test('pages expire when it opens and when it closes', () => {
  expect(careerBoundaries(vacancy)).toEqual([
    new Date('2026-11-21T06:00:00Z'),
    new Date('2026-12-01T06:00:00Z'),
  ])
  expect(careerBoundaries({ publicationDate: null, finishDate: null })).toEqual([])
})
