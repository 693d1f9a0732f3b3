import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fc } from '~/testing/fast-check'
import { listingParameters } from '~/routing/parameters'
import { cataloguePayload, promotion } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { runSteps } from '~/platform/process/steps'
import { buildCatalogue } from '../catalogue'
import { answerRentals } from './answer-rentals'

const now = new Date('2026-11-21T15:00:00Z')
const catalogue = buildCatalogue(
  cataloguePayload({
    promotions: [promotion()],
    rentals: [
      rental({ id: 'a', slug: 'house', promotionIds: ['november'], subLocation: 'El Calvario' }),
      rental({ slug: 'hotel', fullHotel: true, typeOfProperty: 'boutiqueHotel' }),
      rental({ slug: 'monthly', type: 2, pricePerMonth: 900 }),
      rental({ slug: 'sale', type: 3, salePrice: 0 }),
      rental({ slug: 'dome', type: 5, townId: 'panajachel' }),
    ],
  }),
)

const answerSchema = z.object({
  products: z.array(z.looseObject({ slug: z.string(), priceFormated: z.string().nullable() })),
  total: z.number(),
  left: z.number(),
})
const rejectionSchema = z.object({
  errors: z.array(z.object({ parameter: z.string(), message: z.string() })),
})

function ask(search: string) {
  const { status, body } = runSteps(answerRentals(catalogue, new URLSearchParams(search), now))
  return { status, body }
}

function slugs(search: string) {
  return answerSchema.parse(ask(search).body).products.map((product) => product.slug)
}

function errors(search: string) {
  const { status, body } = ask(search)
  expect(status).toBe(400)
  return rejectionSchema.parse(body).errors
}

describe('GET /api/rentals', () => {
  it('answers cards under the customer’s names', () => {
    const { products } = z.object({ products: z.array(z.unknown()) }).parse(ask('').body)
    expect(products[0]).toMatchObject({
      _id: 'a',
      slug: 'house',
      name: 'Casa Jacaranda',
      mainLocation: 'Antigua Guatemala',
      subLocation: 'El Calvario',
      priceFormated: '$150',
      currencySymbol: '$',
      days: 1,
      stay: null,
      capacityOfPeople: 6,
      noBathroom: 2.5,
      noBedroom: 3,
      minMonths: null,
      availableAfter: null,
      promotion: { type: 2, percentDiscount: 20 },
      promotions: [{ promotion: { type: 2 } }],
      newProduct: false,
      topListing: false,
      sharedSell: false,
    })
    expect(products[0]).toHaveProperty('gallery.0.provider', 'site')
    expect(products[0]).toHaveProperty('gallery.0.url', '/pictures/view_0-960.webp')
  })

  it('counts what each choice would list, and refuses what is not offered', () => {
    const { choices } = z
      .object({
        choices: z.object({ filters: z.array(z.unknown()), prices: z.array(z.unknown()) }),
      })
      .parse(ask('kind=boutiqueHotel').body)
    expect(choices.filters).toContainEqual({
      parameter: 'kind',
      any: 1,
      options: [
        { value: 'house', name: null, total: 1 },
        { value: 'boutiqueHotel', name: null, total: 0 },
      ],
    })
    expect(choices.prices).toHaveLength(31)
    expect(errors('amenities=pool,helipad')).toEqual([
      { parameter: 'amenities', message: 'amenities must be one of pool' },
    ])
  })

  it('counts places, kinds and types beside them', () => {
    expect(ask('language=es').body).toMatchObject({
      total: 1,
      left: 0,
      locations: [
        {
          _id: 'antigua',
          slug: 'antigua-guatemala',
          mainLocation: 'La Antigua Guatemala',
          state: 'sacatepequez',
          total: 1,
        },
      ],
      categories: [{ slug: 'house', total: 1 }],
      types: [
        { type: 1, fullHotel: false, total: 1 },
        { type: 2, fullHotel: false, total: 1 },
        { type: 3, fullHotel: false, total: 1 },
        { type: 5, fullHotel: false, total: 1 },
        { type: 1, fullHotel: true, total: 1 },
      ],
    })
  })

  it('prices in the currency asked for, and says null for a price on request', () => {
    const price = (search: string) =>
      answerSchema.parse(ask(search).body).products[0]?.priceFormated
    expect(price('currency=GTQ')).toBe('Q1,170')
    expect(price('type=3')).toBeNull()
  })

  it('prices the whole stay where dates are set, and says for how many nights', () => {
    const { products } = z
      .object({ products: z.array(z.unknown()) })
      .parse(ask('checkIn=2026-12-01&checkOut=2026-12-05&currency=GTQ').body)
    expect(products[0]).toMatchObject({
      priceFormated: 'Q4,680',
      currencySymbol: 'Q',
      days: 4,
      stay: {
        total: 4680,
        totalFormated: 'Q4,680',
        nights: 4,
        per: 'night',
        number: 4,
        eachFormated: 'Q1,170',
      },
    })
  })

  it('prices the term that covers the dates by the month', () => {
    const { products } = z
      .object({ products: z.array(z.unknown()) })
      .parse(ask('type=2&checkIn=2027-01-31&checkOut=2027-03-05').body)
    expect(products[0]).toMatchObject({
      priceFormated: '$1,800',
      days: 59,
      stay: { per: 'month', number: 2, eachFormated: '$900' },
    })
  })

  it('refuses a stay from today on once nobody can arrive today any more', () => {
    const params = new URLSearchParams('checkIn=2026-11-21&checkOut=2026-11-23')
    const at = (time: string) => runSteps(answerRentals(catalogue, params, new Date(time))).status
    expect(at('2026-11-21T21:59:59Z')).toBe(200)
    expect(at('2026-11-21T22:00:00Z')).toBe(400)
  })

  it.each([
    ['', ['house']],
    ['type=1', ['house']],
    ['type=1&fullHotel=true', ['hotel']],
    ['fullHotel=true', ['hotel']],
    ['type=2', ['monthly']],
    ['type=1&longStay=true', ['monthly']],
    ['longStay=true', ['monthly']],
    ['type=3', ['sale']],
    ['onSale=true', ['sale']],
    ['type=5&longStay=true', ['dome']],
    ['type=5&state=solola', ['dome']],
    ['type=5&state=sacatepequez', []],
    ['type=5&location=panajachel', ['dome']],
    ['utm_source=x', ['house']],
  ])('chooses what %s asks for', (search, expected) => {
    expect(slugs(search)).toEqual(expected)
  })

  it('takes a town by the id that it answered, as by its slug', () => {
    const { locations } = z
      .object({ locations: z.array(z.object({ _id: z.string() })) })
      .parse(ask('type=5').body)
    const id = locations[0]?._id ?? ''
    expect(id).not.toBe('')
    expect(slugs(`type=5&location=${id}`)).toEqual(['dome'])
    expect(slugs(`type=5&location=antigua,${id}`)).toEqual(['dome'])
    expect(slugs('type=5&location=antigua')).toEqual([])
  })

  it('refuses what is malformed, saying everything that is wrong in the language asked for', () => {
    expect(errors('language=es&sort=9&adult=many&state=atlantis')).toEqual([
      { parameter: 'adult', message: 'adult debe ser un número entero' },
      { parameter: 'sort', message: 'sort debe ser uno de estos valores: 0, 1, 2, 3' },
      { parameter: 'state', message: 'state nombra un lugar que no existe' },
    ])
    expect(errors('results=100')).toEqual([
      { parameter: 'results', message: 'results must lie within 1–48' },
    ])
  })

  it.each([
    'language=de',
    'type=4',
    'longStay=maybe',
    'state=A%20B',
    'location=atlantis',
    'page=x',
  ])('refuses %s', (search) => {
    const name = search.split('=')[0]
    expect(errors(search)).toEqual([expect.objectContaining({ parameter: name })])
  })

  it('answers 200 or 400 whatever it is asked, and never repeats what was sent', () => {
    const name = fc.oneof(fc.constantFrom(...listingParameters, 'state', 'language'), fc.string())
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.nat().map(String), fc.constant('<b>'))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
        const { status, body } = runSteps(answerRentals(catalogue, new URLSearchParams(pairs), now))
        expect([200, 400]).toContain(status)
        expect(JSON.stringify(body)).not.toContain('<b>')
      }),
    )
  })
})
