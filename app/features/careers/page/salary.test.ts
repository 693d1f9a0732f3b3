import { expect, test } from 'vitest'
import { findSalary } from './salary'

const terms = { salaryFrom: null, salaryTo: null, salaryCurrency: 'GTQ' } as const

test('a salary is said as far as it is known', () => {
  expect(findSalary({ ...terms, salaryFrom: 5200, salaryTo: 6800 })).toEqual({
    key: 'salaryRange',
    from: 'Q5,200',
    to: 'Q6,800',
  })
  expect(findSalary({ ...terms, salaryFrom: 1800, salaryTo: 1800 })).toEqual({
    key: 'salaryOne',
    amount: 'Q1,800',
  })
  expect(findSalary({ ...terms, salaryFrom: 900.5, salaryCurrency: 'USD' })).toEqual({
    key: 'salaryFrom',
    amount: '$900.50',
  })
  expect(findSalary({ ...terms, salaryTo: 100 })).toEqual({ key: 'salaryTo', amount: 'Q100' })
  expect(findSalary(terms)).toBeNull()
})
