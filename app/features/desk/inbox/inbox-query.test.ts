import { expect, it } from 'vitest'
import { cmsInboxQuery, inboxAddress, readInboxFilters } from './inbox-query'

const read = (search: string) =>
  readInboxFilters({ url: `https://ceiba.example/staff/inbox${search}` })
const asked = (search: string) =>
  Object.fromEntries(cmsInboxQuery(read(search), { me: 7, today: '2026-11-23' }))

it('shows what waits where the address says nothing', () => {
  expect(asked('')).toEqual({ state: 'waiting', page: '1', today: '2026-11-23' })
  expect(asked('?state=all')).toEqual({ page: '1', today: '2026-11-23' })
})

it('reads every filter, and the same address comes of it', () => {
  const search = 'q=Ana&owner=me&section=hotels&language=es&source=team&age=3&state=answered&page=2'
  expect(asked(`?${search}`)).toEqual({
    search: 'Ana',
    owner: '7',
    section: 'hotels',
    language: 'es',
    source: 'team',
    age: '3',
    state: 'answered',
    page: '2',
    today: '2026-11-23',
  })
  expect(inboxAddress(read(`?${search}`)).toString()).toBe(search)
  expect(inboxAddress(read(`?${search}`), 1).has('page')).toBe(false)
})

it.each([
  '?owner=1e9',
  '?owner=-1',
  '?section=x&language=de&source=y&age=2',
  '?page=0',
  '?state=x',
])('leaves out what is none of ours: %s', (search) => {
  expect(asked(search)).toEqual(asked(''))
})
