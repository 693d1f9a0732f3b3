import { describe, expect, it } from 'vitest'
import type { Rental } from '~content/rental'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { toDetail } from '~/features/catalogue/detail/to-detail.server'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { listingData } from './listing-structured-data'

function detail(facts: Partial<Rental>) {
  const one = rental({ id: 'one', ...facts })
  const found = toDetail(
    buildCatalogue(cataloguePayload({ rentals: [one] })),
    one,
    'en',
    '2026-11-21',
  )
  if (!found) throw new Error('the rental exists in English')
  return found
}

describe('the structured data of a detail page', () => {
  const page = { url: 'https://example.org/x', images: ['https://example.org/p.jpg'] }

  it('describes a stay as a lodging with the price of a night', () => {
    expect(
      listingData(detail({ slug: 'casa', checkOutTime: '10:00', amenityIds: ['a-pool'] }), page),
    ).toMatchObject({
      '@type': 'VacationRental',
      identifier: 'casa',
      checkoutTime: '10:00',
      makesOffer: { priceSpecification: { price: 150, priceCurrency: 'USD', unitCode: 'DAY' } },
      containsPlace: { numberOfBedrooms: 3, amenityFeature: [{ name: 'Pool' }] },
    })
  })

  it('describes houses to rent and to buy as real estate with an offer', () => {
    const rent = listingData(
      detail({ type: 2, pricePerMonth: 900, typeOfProperty: 'apartment' }),
      page,
    )
    expect(rent).toMatchObject({
      '@type': 'RealEstateListing',
      mainEntity: { '@type': 'Apartment' },
      offers: { priceSpecification: { price: 900, unitCode: 'MON' } },
    })
    const sale = listingData(detail({ type: 3, salePrice: 90_000, amenityIds: ['a-pool'] }), page)
    expect(sale).toMatchObject({ mainEntity: { '@type': 'House' }, offers: { price: 90_000 } })
    expect(JSON.stringify(sale)).not.toContain('Pool')
  })

  it('has the figures from three reviews on, and the words that the page shows at first', () => {
    const averages = { place: 5, cleanliness: 4.5, accuracy: 5, host: 5, value: 4.5 }
    const said = { language: 'es', day: '2026-11-01', rating: 4.8, text: 'Muy bonito.' } as const
    const newest = Array.from({ length: 6 }, (_, index) => ({
      ...said,
      name: `Ana ${index}`,
      answer: null,
    }))
    const many = { count: 9, averages, newest }
    const stay = listingData(detail({ reviews: many }), page)
    expect(stay).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 9, bestRating: 5 },
      review: ['Ana 0', 'Ana 1', 'Ana 2', 'Ana 3'].map((name) => ({
        author: { name },
        inLanguage: 'es',
        reviewBody: 'Muy bonito.',
      })),
    })
    const few = { count: 2, averages, newest: newest.slice(0, 2) }
    const rent = listingData(detail({ type: 2, pricePerMonth: 900, reviews: few }), page)
    expect(rent).toMatchObject({ mainEntity: { review: [{}, {}] } })
    expect(JSON.stringify([rent, listingData(detail({}), page)])).not.toContain('aggregateRating')
  })

  it('offers nothing where the page shows no price, and no place where it shows no map', () => {
    const data = JSON.stringify(
      listingData(detail({ basePrice: null, latitude: null, length: null }), page),
    )
    expect(data).not.toContain('Offer')
    expect(data).not.toContain('geo')
  })
})
