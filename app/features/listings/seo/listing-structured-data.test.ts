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

  it('offers nothing where the page shows no price, and no place where it shows no map', () => {
    const data = JSON.stringify(
      listingData(detail({ basePrice: null, latitude: null, length: null }), page),
    )
    expect(data).not.toContain('Offer')
    expect(data).not.toContain('geo')
  })
})
