import { expect, it } from 'vitest'
import { stayProblemOf } from './stay-problem'

const problem = (parameter: string, code: Parameters<typeof stayProblemOf>[0][number]['code']) => ({
  parameter,
  code,
})

it('tells dates before guests, and nothing of other filters', () => {
  const guests = problem('children', 'tooManyGuests')
  expect(stayProblemOf([guests, problem('checkIn', 'pastDay')])).toBe('pastDay')
  expect(stayProblemOf([problem('adult', 'notWhole')])).toBe('notGuests')
  expect(stayProblemOf([problem('flexible', 'notAChoice')])).toBe('notAStay')
  expect(stayProblemOf([problem('page', 'notWhole')])).toBeNull()
})
