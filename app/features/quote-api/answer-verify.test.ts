import { describe, expect, it } from 'vitest'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { answerBooking } from './answer-booking'
import { answerVerify } from './answer-verify'

const catalogue = bookingCatalogue()
const now = '2026-11-21T15:00:00Z'
const casa = {
  uuid: 'a',
  type: 1,
  slug: 'casa',
  startDate: '2027-02-01',
  endDate: '2027-02-05',
  adult: 2,
  children: 0,
  totalPax: 2,
  fullHotel: false,
  monthlyOffer: false,
  pet: false,
  lateCheckIn: false,
  longStay: false,
  months: null,
}
const renta = { ...casa, uuid: 'b', slug: 'renta', longStay: true, months: 6, endDate: null }

const verify = (reservationDetails: unknown, currencyCode: unknown = 'USD') =>
  answerVerify(catalogue, { requirement: { reservationDetails, currencyCode } }, now)

describe('the verify call', () => {
  it('answers each product in its order, type 2 asked for as type 1 with longStay', () => {
    const { body: detail } = answerBooking(catalogue, casa, now)
    const past = { ...casa, uuid: 'c', startDate: '2026-11-01' }
    expect(verify([casa, renta, past])).toEqual({
      status: 200,
      body: {
        products: [
          { uuid: 'a', anyError: false, errors: [], detail, total: 645 },
          { uuid: 'b', anyError: false, errors: [], detail: expect.anything(), total: 5700 },
          { uuid: 'c', anyError: true, errors: ['PAST_STARTDATE'], detail: null, total: null },
        ],
      },
    })
  })

  it('prices in the currency that is asked for, dollars where none is', () => {
    const symbolOf = (code: unknown) => JSON.stringify(verify([casa], code).body)
    expect(symbolOf('GTQ')).toContain('"totalFormated":"Q5,031"')
    expect(symbolOf(undefined)).toContain('"totalFormated":"$645"')
  })

  it.each([
    ['a rental that is gone', { ...casa, slug: 'gone' }, 'NON_EXISTENT_PRODUCT'],
    ['a product without a slug', { ...casa, slug: undefined }, 'NON_EXISTENT_PRODUCT'],
    ['a product without a type', { ...casa, type: undefined }, 'INVALID_PRODUCT_TYPE'],
    ['a rental of another type', { ...casa, type: 3 }, 'NON_EXISTENT_PRODUCT'],
  ])('tells what is wrong with %s', (_name, item, code) => {
    expect(verify([item])).toMatchObject({
      status: 200,
      body: { products: [{ anyError: true, errors: [code], detail: null, total: null }] },
    })
  })

  it('reads a form: the requirement as text, or its fields', () => {
    const expected = verify([casa])
    const requirement = JSON.stringify({ reservationDetails: [casa], currencyCode: 'USD' })
    expect(answerVerify(catalogue, { requirement }, now)).toEqual(expected)
    const texts = Object.entries(casa).map(([name, value]) => [
      name,
      value === null ? '' : String(value),
    ])
    const fields = { reservationDetails: [Object.fromEntries(texts)], currencyCode: 'USD' }
    expect(answerVerify(catalogue, fields, now)).toEqual(expected)
  })

  it('answers nothing for nothing, ten for ten, and refuses eleven', () => {
    expect(verify([])).toEqual({ status: 200, body: { products: [] } })
    expect(verify(Array.from({ length: 10 }, () => casa)).status).toBe(200)
    const body = { errors: ['TOO_MANY_PRODUCTS'] }
    expect(verify(Array.from({ length: 11 }, () => casa))).toEqual({ status: 400, body })
  })

  it.each<[string, unknown, string]>([
    ['no list', undefined, 'UNREADABLE_REQUIREMENT'],
    ['a text for a list', 'casa', 'UNREADABLE_REQUIREMENT'],
    ['a product that is none', [null], 'UNREADABLE_PRODUCT'],
    ['a product in a list', [[casa]], 'UNREADABLE_PRODUCT'],
    ['a name that is none', [{ ...casa, uuid: {} }], 'UNREADABLE_UUID'],
    ['a very long name', [{ ...casa, uuid: 'a'.repeat(101) }], 'UNREADABLE_UUID'],
    ['a tick that is none', [{ ...casa, pet: 'no way' }], 'UNREADABLE_PET'],
  ])('answers 400 for %s', (_name, details, code) => {
    expect(verify(details)).toMatchObject({ status: 400, body: { errors: [code] } })
  })

  it.each([
    {},
    { requirement: null },
    { requirement: [] },
    { requirement: '{' },
    { requirement: '1' },
  ])('answers 400 for %j', (fields) => {
    const body = { errors: ['UNREADABLE_REQUIREMENT'] }
    expect(answerVerify(catalogue, fields, now)).toEqual({ status: 400, body })
  })
})
