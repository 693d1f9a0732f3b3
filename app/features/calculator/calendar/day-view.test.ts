import { expect, test } from 'vitest'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { dayNumber } from '~/platform/time/guatemala-day'
import { dayRulesOf } from './day-rules'
import { activeStep, chosenDays, viewDay } from './day-view'

const house = {
  type: 1,
  minNight: 2,
  lockDates: [{ startDate: '2026-12-10', endDate: '2026-12-12' }],
}
const rules = dayRulesOf(house, new Date('2026-11-21T15:00:00Z'))
const stay = { ...noChoice, checkIn: '2026-12-05', checkOut: '2026-12-08' }

test('the days between two dates are within, the dates themselves are the ends', () => {
  const chosen = chosenDays(stay, false)
  const view = (day: string) =>
    viewDay(dayNumber(day), { rules, step: 'checkIn', chosen, term: null })
  expect(view('2026-12-05')).toMatchObject({ edge: 'start', isWithin: false })
  expect(view('2026-12-06')).toMatchObject({ edge: null, isWithin: true })
  expect(view('2026-12-08')).toMatchObject({ edge: 'end', isWithin: false })
  expect(view('2026-12-09')).toMatchObject({ edge: null, isWithin: false })
})

test('the first blocked night can be left on, once a check-in before it is chosen', () => {
  const chosen = chosenDays({ ...stay, checkOut: null }, false)
  const day = dayNumber('2026-12-10')
  expect(viewDay(day, { rules, step: 'checkIn', chosen, term: null })).toMatchObject({
    reason: 'leaveOnly',
    isTaken: true,
  })
  expect(viewDay(day, { rules, step: 'checkOut', chosen, term: null }).reason).toBeNull()
})

test('a check-out is chosen only after a check-in that can be had', () => {
  const step = (checkIn: string | null, byMonth = false) =>
    activeStep(rules, 'checkOut', chosenDays({ ...noChoice, checkIn }, byMonth), byMonth)
  expect(step('2026-12-05')).toBe('checkOut')
  expect(step(null)).toBe('checkIn')
  expect(step('2026-12-11')).toBe('checkIn')
  expect(step('2026-12-05', true)).toBe('checkIn')
})

test('a term ends by its months and begins where all of it is free', () => {
  const term = { ...noChoice, checkIn: '2027-01-31', months: 1 }
  expect(chosenDays(term, true).end).toBe(dayNumber('2027-02-28'))
  const view = (day: string) =>
    viewDay(dayNumber(day), { rules, step: 'checkIn', chosen: chosenDays(term, true), term: 1 })
  expect(view('2026-12-01').reason).toBe('termTaken')
  expect(view('2026-12-13').reason).toBeNull()
})
