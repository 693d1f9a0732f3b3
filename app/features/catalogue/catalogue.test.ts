import { describe, expect, it } from 'vitest'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { buildCatalogue, replaceRental, type Catalogue } from './catalogue'
import { findPlace } from './places/find-place'
import { listPlaces } from './places/list-places'

function inSection(catalogue: Catalogue, section: keyof Catalogue['sections']) {
  return catalogue.sections[section].en.rentals.map((one) => one.slug)
}

describe('the catalogue', () => {
  it('leaves out rentals without a known town', () => {
    const catalogue = buildCatalogue(
      cataloguePayload({ rentals: [rental({ slug: 'here' }), rental({ townId: 'atlantis' })] }),
    )
    expect([...catalogue.idBySlug.keys()]).toEqual(['here'])
    expect(catalogue.rentals.size).toBe(1)
  })

  it('has both currencies even when the CMS holds none', () => {
    const { currencies } = buildCatalogue(cataloguePayload({ currencies: [] }))
    expect(currencies.USD).toMatchObject({ symbol: '$', conversionFactor: 1 })
    expect(currencies.GTQ).toMatchObject({ symbol: 'Q', conversionFactor: 7.8 })
  })

  it('takes the first way to pay at first where editors marked none', () => {
    const words = { en: 'Card', es: 'Tarjeta' }
    const card = { id: 'p1', slug: 'card', name: words, percent: 3.5, isDefault: false }
    const cash = { ...card, id: 'p2', slug: 'cash', percent: 0 }
    const usual = (...paymentMethods: (typeof card)[]) =>
      buildCatalogue(cataloguePayload({ paymentMethods }))
        .paymentMethods.filter(({ isDefault }) => isDefault)
        .map(({ slug }) => slug)
    expect(usual(card, cash)).toEqual(['card'])
    expect(usual(card, { ...cash, isDefault: true })).toEqual(['cash'])
    expect(usual()).toEqual([])
  })

  it('takes a rental in, moves it between sections and takes it out, leaving older ones as they were', () => {
    const empty = buildCatalogue(cataloguePayload())
    const house = rental({ id: 'x', slug: 'x-house' })
    const added = replaceRental(empty, 'x', house)
    expect(inSection(added, 'vacationRentals')).toEqual(['x-house'])
    const moved = replaceRental(added, 'x', { ...house, type: 2, slug: 'x-flat' })
    expect(inSection(moved, 'vacationRentals')).toEqual([])
    expect(inSection(moved, 'longTermRentals')).toEqual(['x-flat'])
    expect(moved.idBySlug.get('x-house')).toBeUndefined()
    expect(moved.idBySlug.get('x-flat')).toBe('x')
    const removed = replaceRental(moved, 'x', null)
    expect(inSection(removed, 'longTermRentals')).toEqual([])
    expect(inSection(added, 'vacationRentals')).toEqual(['x-house'])
    expect(empty.rentals.size).toBe(0)
  })

  it('takes a rental out when its town becomes unknown', () => {
    const house = rental({ id: 'x' })
    const catalogue = buildCatalogue(cataloguePayload({ rentals: [house] }))
    expect(replaceRental(catalogue, 'x', { ...house, townId: 'atlantis' }).rentals.size).toBe(0)
  })

  it('counts places by section and language, nearest to Antigua first', () => {
    const catalogue = buildCatalogue(
      cataloguePayload({
        rentals: [
          rental({ townId: 'panajachel' }),
          rental({ townId: 'ciudad-vieja' }),
          rental({ texts: { en: null, es: rentalText() } }),
          rental(),
        ],
      }),
    )
    expect(listPlaces(catalogue, 'vacationRentals', 'en')).toEqual([
      {
        slug: 'sacatepequez',
        name: 'Sacatepéquez',
        count: 2,
        towns: [
          { slug: 'antigua-guatemala', name: 'Antigua Guatemala', count: 1 },
          { slug: 'ciudad-vieja', name: 'Ciudad Vieja', count: 1 },
        ],
      },
      {
        slug: 'solola',
        name: 'Sololá',
        count: 1,
        towns: [{ slug: 'panajachel', name: 'Panajachel', count: 1 }],
      },
    ])
    expect(listPlaces(catalogue, 'vacationRentals', 'es')[0]?.count).toBe(3)
    expect(listPlaces(catalogue, 'hotels', 'en')).toEqual([])
  })

  it('finds the place that an address names, and no town in another region', () => {
    const catalogue = buildCatalogue(cataloguePayload())
    expect(findPlace(catalogue, 'es', 'solola')).toMatchObject({
      region: { name: 'Sololá' },
      town: null,
    })
    expect(findPlace(catalogue, 'es', 'sacatepequez', 'antigua-guatemala')?.town).toEqual({
      slug: 'antigua-guatemala',
      name: 'La Antigua Guatemala',
      fullName: 'La Antigua Guatemala',
      line: 'Empedrados y arcadas.',
    })
    expect(findPlace(catalogue, 'en', 'solola', 'antigua-guatemala')).toBeNull()
    expect(findPlace(catalogue, 'en', 'atlantis')).toBeNull()
  })
})
