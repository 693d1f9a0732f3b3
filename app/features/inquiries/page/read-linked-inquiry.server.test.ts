import { expect, it } from 'vitest'
import { noChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { requirementSchema } from '../requirement/requirement-schema'
import { readLinkedInquiry } from './read-linked-inquiry.server'

const now = '2026-11-21T15:00:00Z'

function read(slug: string, choice: Partial<StayChoice>) {
  const linked = { slug, currencyCode: 'USD' as const, paymentMethod: null, landing: false }
  const found = { ...linked, choice: { ...noChoice, ...choice } }
  return readLinkedInquiry(bookingCatalogue(), found, 'es', now)
}

it('is priced by the server and reads like what the button keeps', () => {
  const { requirement, verification } = read('casa', {
    checkIn: '2027-01-05',
    checkOut: '2027-01-12',
    adult: 2,
  })
  expect(requirementSchema.parse(requirement)).toEqual(requirement)
  expect(requirement.daysBooking).toBe(7)
  expect(verification).toMatchObject({
    state: 'priced',
    price: { totalFormated: requirement.totalPrice },
  })
  expect(requirement.link).toMatch(/^\/es\/casas-vacacionales\/.*\/casa\?.*checkIn=2027-01-05/)
})

it('knows rentals by the month and houses for sale', () => {
  const months = read('renta', { checkIn: '2027-01-05', months: 6 })
  expect(months.requirement.info).toMatchObject({ longStay: true, months: 6, endDate: null })
  expect(months.verification.state).toBe('priced')
  const sale = read('venta', { checkIn: '2027-01-05' })
  expect(sale.requirement.info).toMatchObject({ startDate: null, endDate: null })
  expect(sale.verification.state).toBe('priced')
})

it('asks for monthly terms only where they are offered', () => {
  const wanted = (checkOut: string) =>
    read('casa', { checkIn: '2027-01-05', checkOut, monthlyOffer: true }).requirement.info
  expect(wanted('2027-01-21').monthlyOffer).toBe(true)
  expect(wanted('2027-01-20').monthlyOffer).toBe(false)
})

it('says what cannot be had', () => {
  expect(read('casa', {}).verification).toEqual({ state: 'invalid', error: 'MISSING_DATE' })
  const stay = { checkIn: '2027-01-05', checkOut: '2027-01-12' }
  const nobody = read('casa', { ...stay, adult: 0 })
  expect(nobody.verification).toEqual({ state: 'invalid', error: 'INVALID_GUESTS' })
  const crowd = read('casa', { ...stay, adult: 120 })
  expect(crowd.verification).toEqual({ state: 'invalid', error: 'OVER_CAPACITY' })
  const gone = read('casa-que-no-hay', { checkIn: '2027-01-05' })
  expect(gone.verification).toEqual({ state: 'invalid', error: 'NON_EXISTENT_PRODUCT' })
  expect(gone.requirement.link).toBe('/es/casas-vacacionales')
})
