import { expect, it } from 'vitest'
import { someCalculator } from '~/testing/factories/calculator'
import { requestedRequirement } from './requested-requirement'

const threeNights = { checkIn: '2027-01-05', checkOut: '2027-01-08' }

it('keeps the total that was shown, and none of a price on request', () => {
  const kept = (basePrice: number | null) =>
    requestedRequirement(someCalculator({ basePrice }, threeNights), false)
  expect(kept(150)).toMatchObject({ totalPrice: '$450', daysBooking: 3 })
  expect(kept(null)).toMatchObject({ totalPrice: '', daysBooking: 3 })
})

it('asks for monthly terms only where they are offered', () => {
  const wanted = (checkOut: string) => {
    const choice = { checkIn: '2027-01-05', checkOut, monthlyOffer: true }
    return requestedRequirement(someCalculator({}, choice), false).info.monthlyOffer
  }
  expect(wanted('2027-01-21')).toBe(true)
  expect(wanted('2027-01-20')).toBe(false)
})

it('leads back to the place within the landing', () => {
  const calculator = { ...someCalculator({}, threeNights), link: '/house?adult=3' }
  expect(requestedRequirement(calculator, false).link).toBe('/house?adult=3')
  expect(requestedRequirement(calculator, true).link).toBe('/house?adult=3&landing=true')
  expect(requestedRequirement({ ...calculator, link: '/house' }, true).link).toBe(
    '/house?landing=true',
  )
})
