// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { keepCustomer, recallCustomer } from './stored-customer'

const ana = { firstName: 'Ana', lastName: 'López', email: 'ana@example.com' }

afterEach(() => localStorage.clear())

it('gives back who filled in a form last, and nothing else that is kept there', () => {
  expect(recallCustomer()).toBeNull()
  keepCustomer(ana)
  expect(recallCustomer()).toEqual(ana)
  localStorage.setItem('customer', JSON.stringify({ ...ana, agreement: 'on' }))
  expect(recallCustomer()).toEqual(ana)
})

it.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '"Ana"',
  '{"firstName":"Ana"}',
  JSON.stringify({ ...ana, email: 7 }),
  JSON.stringify({ ...ana, lastName: 'x'.repeat(101) }),
])('takes %j for nobody', (kept) => {
  localStorage.setItem('customer', kept)
  expect(recallCustomer()).toBeNull()
})
