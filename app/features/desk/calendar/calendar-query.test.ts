import { expect, it } from 'vitest'
import { calendarAddress, readCalendarFilters } from './calendar-query'

const read = (search: string) =>
  readCalendarFilters({ url: `https://ceiba.example/staff/calendar${search}` })

it('shows thirty days from today where the address says nothing', () => {
  expect(read('')).toEqual({ q: '', place: '', from: '', days: 30, page: 1 })
  expect(calendarAddress(read('')).toString()).toBe('')
})

it('reads every filter, and the same address comes of it', () => {
  const search = 'q=Casa+Jade&place=sacatepequez%2Fantigua&from=2027-02-28&days=60&page=2'
  expect(read(`?${search}`)).toEqual({
    q: 'Casa Jade',
    place: 'sacatepequez/antigua',
    from: '2027-02-28',
    days: 60,
    page: 2,
  })
  expect(calendarAddress(read(`?${search}`)).toString()).toBe(search)
})

it.each(['?from=2027-02-30', '?from=9999-12-31', '?days=90&page=0', '?place=a/b/c', '?place=<b>'])(
  'leaves out what is none of ours: %s',
  (search) => {
    expect(read(search)).toEqual(read(''))
  },
)
