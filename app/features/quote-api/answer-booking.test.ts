import { describe, expect, it } from 'vitest'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { answerBooking } from './answer-booking'

const catalogue = bookingCatalogue()
const now = '2026-11-21T15:00:00Z'
const days = { startDate: '2027-02-01', endDate: '2027-02-05' }
const stay = { slug: 'casa', ...days, totalPax: 2, currency: 'USD' }
const ask = (fields: Record<string, unknown>) => answerBooking(catalogue, fields, now)

describe('the booking call', () => {
  it('answers the price of a stay with the fees of the rental', () => {
    const { status, body } = ask(stay)
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 645, totalFormated: '$645', nights: 4 })
  })

  it('counts the promotions of the rental, and the forced list', () => {
    const november = { ...stay, startDate: '2026-11-24', endDate: '2026-11-28' }
    expect(ask(november).body).toMatchObject({ total: 525 })
    const taxonomies = { ...catalogue.taxonomies, forcedPromotionIds: ['november'] }
    const forced = answerBooking({ ...catalogue, taxonomies }, november, now)
    expect(forced.body).toMatchObject({ total: 555 })
  })

  it('takes quetzales, and what a form sends', () => {
    const form = { ...stay, totalPax: '2', currency: 'GTQ', pet: 'on', lateCheckIn: '' }
    expect(ask(form)).toMatchObject({ status: 200, body: { totalFormated: 'Q5,031' } })
  })

  it('answers a long stay, a unique stay and a sale without being told the type', () => {
    const months = { slug: 'renta', longStay: true, startDate: '2027-03-01', months: 6 }
    expect(ask({ ...months, totalPax: 2 }).body).toMatchObject({ total: 5700 })
    expect(ask({ ...months, longStay: 'true', months: '6', totalPax: '2' }).status).toBe(200)
    expect(ask({ ...stay, slug: 'domo' }).body).toMatchObject({ total: 320 })
    expect(ask({ slug: 'venta', onSale: true }).body).toMatchObject({ total: 285_000 })
    expect(ask({ slug: 'venta', onSale: 'true', currency: 'GTQ' }).body).toMatchObject({
      totalFormated: 'Q2,223,000',
    })
  })

  it.each([
    ['a slug that there is not', { ...stay, slug: 'nowhere' }],
    ['a slug of the language itself', { ...stay, slug: 'constructor' }],
    ['a long stay in a rental by the night', { ...stay, longStay: true, months: 6 }],
    ['a sale of a rental', { ...stay, onSale: true }],
    ['another type', { ...stay, type: 5 }],
  ])('answers 404 for %s', (_name, fields) => {
    const body = { errors: ['NON_EXISTENT_PRODUCT'] }
    expect(ask(fields)).toEqual({ status: 404, body })
  })

  it.each([
    ['no dates', { slug: 'casa', totalPax: 2 }, ['MISSING_DATE']],
    ['a number for a day', { ...stay, startDate: 20270201 }, ['STARTDATE_IS_NOT_A_DATE']],
    ['too many guests', { ...stay, totalPax: '40' }, ['OVER_CAPACITY']],
    ['guests that are no number', { ...stay, totalPax: 'two' }, ['INVALID_GUESTS']],
    ['guests in a list', { ...stay, totalPax: [2] }, ['INVALID_GUESTS']],
    ['a type that there is not', { ...stay, type: 'house' }, ['INVALID_PRODUCT_TYPE']],
    [
      'months that are not offered',
      { slug: 'renta', longStay: true, startDate: '2027-03-01', months: '4', totalPax: 1 },
      ['INVALID_MONTHS'],
    ],
  ])('answers 422 for %s', (_name, fields, errors) => {
    expect(ask(fields)).toEqual({ status: 422, body: { errors } })
  })

  it.each([
    ['no slug', { ...days }, ['UNREADABLE_SLUG']],
    ['a slug that is none', { ...stay, slug: { $ne: '' } }, ['UNREADABLE_SLUG']],
    ['another currency', { ...stay, currency: 'XYZ' }, ['UNREADABLE_CURRENCY']],
    ['a tick that is none', { ...stay, pet: 'perhaps' }, ['UNREADABLE_PET']],
    [
      'several things',
      { ...stay, currency: 1, onSale: [], longStay: {}, fullHotel: 2 },
      [
        'UNREADABLE_CURRENCY',
        'UNREADABLE_ON_SALE',
        'UNREADABLE_LONG_STAY',
        'UNREADABLE_FULL_HOTEL',
      ],
    ],
  ])('answers 400 for %s', (_name, fields, errors) => {
    expect(ask(fields)).toEqual({ status: 400, body: { errors } })
  })
})
