import { expect, it } from 'vitest'
import { someRequirement } from '~/testing/factories/requirement'
import { reservationItem } from './reservation-item'

it('asks for a stay by its days', () => {
  expect(reservationItem(someRequirement())).toMatchObject({
    type: 1,
    startDate: '2027-01-05',
    endDate: '2027-01-12',
    totalPax: 3,
    longStay: false,
    months: null,
  })
})

it('asks for a long-term rental as type 1 by the month, whatever end was kept', () => {
  const { info } = someRequirement()
  const rental = someRequirement({ productType: 2, info: { ...info, months: 6 } })
  expect(reservationItem(rental)).toMatchObject({
    type: 1,
    longStay: true,
    months: 6,
    startDate: '2027-01-05',
    endDate: null,
  })
})
