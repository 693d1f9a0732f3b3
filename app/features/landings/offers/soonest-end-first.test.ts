import { expect, test } from 'vitest'
import { soonestEndFirst } from './soonest-end-first'

test('puts what ends next before what ends later, and what never ends last', () => {
  const open = { name: 'open', endDate: null }
  const alsoOpen = { name: 'also open', endDate: null }
  const may = { name: 'May', endDate: '2027-05-01T05:59:00.000Z' }
  const april = { name: 'April', endDate: '2027-04-01T05:59:00.000Z' }
  const names = soonestEndFirst([open, may, alsoOpen, april]).map(({ name }) => name)
  expect(names).toEqual(['April', 'May', 'open', 'also open'])
})
