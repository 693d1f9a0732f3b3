import { expect, it } from 'vitest'
import { cmsListQuery, hasOlderRows, readListQuery } from './list-query'

const read = (search: string) =>
  readListQuery({ url: `https://ceiba.example/staff/x${search}` }, ['new', 'spam'])

it('reads what is asked for', () => {
  expect(read('?q= Ana &stage=spam&page=3')).toEqual({ search: 'Ana', stage: 'spam', page: 3 })
})

it.each(['', '?stage=other&page=0', '?page=-1', '?page=1e9', '?page=2x', '?stage='])(
  'begins at the beginning, %s',
  (search) => {
    expect(read(search)).toEqual({ search: '', stage: null, page: 1 })
  },
)

it('takes an order that the list has', () => {
  const sorted = (sort: string) =>
    readListQuery({ url: `https://ceiba.example/staff/x?sort=${sort}` }, [], ['latest', 'amount'])
  expect(cmsListQuery(sorted('amount')).get('sort')).toBe('amount')
  expect(sorted('size')).not.toHaveProperty('sort')
})

it('asks the CMS for no more than somebody may type', () => {
  const query = cmsListQuery(read(`?q=${'x'.repeat(500)}&stage=new`))
  expect(query.get('search')).toHaveLength(100)
  expect(query.get('stage')).toBe('new')
  expect(cmsListQuery(read('')).has('stage')).toBe(false)
})

it('knows whether there is more', () => {
  expect(hasOlderRows(25, 1)).toBe(false)
  expect(hasOlderRows(26, 1)).toBe(true)
  expect(hasOlderRows(26, 2)).toBe(false)
})
