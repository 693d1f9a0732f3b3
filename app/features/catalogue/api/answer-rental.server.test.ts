import { describe, expect, it } from 'vitest'
import { cataloguePayload, promotion } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { buildCatalogue } from '../catalogue'
import { answerRental } from './answer-rental.server'

const catalogue = buildCatalogue(
  cataloguePayload({
    promotions: [
      promotion(),
      promotion({ id: 'week', type: 4, percentDiscount: 30 }),
      promotion({ id: 'secret', dateShow: '2026-12-01' }),
    ],
    extraFees: [
      {
        id: 'fee-pet',
        name: { en: 'Pet', es: 'Mascota' },
        kind: 'pet',
        mode: 'stay',
        amount: 25,
        includedGuests: null,
      },
    ],
    rentals: [
      rental({
        id: 'a',
        slug: 'casa',
        amenityIds: ['a-pool'],
        houseRuleIds: ['r-smoke'],
        promotionIds: ['november', 'week', 'secret'],
        extraFeeIds: ['fee-pet'],
        providerId: 'p-volcan',
        lockDates: [{ startDate: '2026-12-10', endDate: '2026-12-12' }],
        aRSpecialPrices: [
          { startDate: '2026-01-01', endDate: '2026-01-05', price: 300, minDays: null },
          { startDate: '2026-12-20', endDate: '2027-01-03', price: 289.99, minDays: 4 },
        ],
        texts: {
          en: rentalText({
            cancellationPolicy: [{ id: 'tier', title: 'Early', noDays: 30, percentDiscount: 100 }],
          }),
          es: null,
        },
      }),
    ],
  }),
)

function ask(slug: string, search = '') {
  return answerRental(
    catalogue,
    slug,
    new URLSearchParams(search),
    new Date('2026-11-21T15:00:00Z'),
  )
}

describe('GET /api/rentals/{slug}', () => {
  it('answers the listing under the customer’s names', () => {
    expect(ask('casa')).toMatchObject({
      status: 200,
      body: {
        _id: 'a',
        code: { code: 'en' },
        mainLocation: 'Antigua Guatemala',
        length: -90.73,
        description: expect.stringContaining('<strong>quiet</strong>'),
        highlights: [{ highlight: 'Fountain in the courtyard' }],
        amenities: [{ amenity: { slug: 'pool', name: 'Pool', code: { code: 'en' } } }],
        houseRules: [{ suitability: { slug: 'no-smoking', name: 'No smoking' } }],
        extraFees: [{ _id: 'fee-pet', kind: 'pet', mode: 'stay', amount: 25 }],
        cancellationPolicy: [{ _id: 'tier', title: 'Early', noDays: 30, percentDiscount: 100 }],
        lockDates: [{ startDate: '2026-12-10', endDate: '2026-12-12' }],
        provider: { _id: 'p-volcan', name: 'Volcán Homes' },
        basePrice: 150,
      },
    })
  })

  it('holds surcharges with the promotions, but none before the day it may be shown', () => {
    expect(ask('casa').body).toHaveProperty('promotions.length', 2)
    expect(ask('casa').body).toHaveProperty('promotions.1.promotion.type', 4)
  })

  it('leaves out seasons that are over', () => {
    expect(ask('casa').body).toHaveProperty('aRSpecialPrices.length', 1)
  })

  it('answers 404 for an unknown slug, and for one that lacks the language', () => {
    const missing = { status: 404, body: { errors: ['NON_EXISTENT_PRODUCT'] } }
    expect(ask('nothing')).toEqual(missing)
    expect(ask('__proto__')).toEqual(missing)
    expect(ask('casa', 'language=es')).toEqual(missing)
  })

  it('refuses an unknown language', () => {
    expect(ask('casa', 'language=fr')).toEqual({
      status: 400,
      body: { errors: [{ parameter: 'language', message: 'language must be one of en, es' }] },
    })
  })
})
