import { expect, test } from 'vitest'
import { noChoice, readStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { detailSearch } from './detail-search'

const stay: StayChoice = {
  ...noChoice,
  checkIn: '2027-02-01',
  checkOut: '2027-02-08',
  adult: 3,
  pet: true,
}
const house = { type: 1, fullHotel: false }

test('a link opens the same stay in the same currency', () => {
  const search = detailSearch(new URLSearchParams(), {
    rental: house,
    choice: stay,
    currency: 'GTQ',
    payment: null,
  })
  expect(search).toBe('checkIn=2027-02-01&checkOut=2027-02-08&adult=3&pet=true&currency=GTQ')
  expect(readStayChoice(new URLSearchParams(search))).toEqual(stay)
})

test('what is not of the stay is kept, what only the form sends is not', () => {
  const current = new URLSearchParams('landing=x&country=SV&quote=1&paymentMethod=cash&adult=9')
  const untouched = { rental: house, choice: noChoice, payment: null }
  expect(detailSearch(current, { ...untouched, currency: 'USD' })).toBe('landing=x&country=SV')
})

test('the payment method stays in the address unless it is the default', () => {
  const untouched = { rental: house, choice: noChoice, currency: 'USD' as const }
  const card = detailSearch(new URLSearchParams(), {
    ...untouched,
    payment: { slug: 'card', isDefault: false },
  })
  expect(card).toBe('paymentMethod=card')
  const back = new URLSearchParams(card)
  expect(detailSearch(back, { ...untouched, payment: { slug: 'cash', isDefault: true } })).toBe('')
})

test('rentals by the month and whole hotels say so', () => {
  const shown = (rental: { type: number; fullHotel: boolean }) =>
    detailSearch(new URLSearchParams(), {
      rental,
      choice: { ...noChoice, adult: 2 },
      currency: 'USD',
      payment: null,
    })
  expect(shown({ type: 2, fullHotel: false })).toBe('adult=2&currency=USD&longStay=true')
  expect(shown({ type: 1, fullHotel: true })).toBe('adult=2&currency=USD&fullHotel=true')
})

test('the currency leaves the address together with the last choice', () => {
  const current = new URLSearchParams('checkIn=2027-02-01&checkOut=2027-02-08&currency=USD')
  const untouched = { rental: house, choice: noChoice, payment: null }
  expect(detailSearch(current, { ...untouched, currency: 'USD' })).toBe('')
  expect(detailSearch(current, { ...untouched, currency: 'GTQ' })).toBe('')
})
