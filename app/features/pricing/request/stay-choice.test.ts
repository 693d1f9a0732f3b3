import { expect, test } from 'vitest'
import { noChoice, readStayChoice, writeStayChoice, type StayChoice } from './stay-choice'

const chosen: StayChoice = {
  checkIn: '2027-02-01',
  checkOut: '2027-02-08',
  adult: 3,
  children: 2,
  months: 6,
  monthlyOffer: true,
  pet: true,
  lateCheckIn: true,
}

test('a choice that is written into an address is read from it again', () => {
  expect(readStayChoice(writeStayChoice(new URLSearchParams(), chosen))).toEqual(chosen)
})

test('what was not chosen leaves the address, other parameters stay', () => {
  const address = new URLSearchParams('landing=true&pet=true&checkIn=2027-02-01')
  expect(writeStayChoice(address, noChoice).toString()).toBe('landing=true')
})

test.each(['checkIn=2027-02-30', 'months=1.5', 'months=0', 'pet=maybe', 'adult=&children='])(
  'what cannot be read counts as not chosen: %s',
  (query) => {
    expect(readStayChoice(new URLSearchParams(query))).toEqual(noChoice)
  },
)

test.each([
  ['adult=120', { adult: 120, children: 0 }],
  ['adult=60&children=50', { adult: 60, children: 50 }],
  ['adult=0', { adult: 0, children: 0 }],
  ['adult=1e3', { adult: 0, children: 0 }],
  ['adult=3&children=-1', { adult: 0, children: 0 }],
  ['adult=3&children=many', { adult: 0, children: 0 }],
])('guests are never one where more or none are said: %s', (query, guests) => {
  expect(readStayChoice(new URLSearchParams(query))).toEqual({ ...noChoice, ...guests })
})
