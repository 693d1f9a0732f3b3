import { expect, it } from 'vitest'
import type { Rental } from '~content/rental'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { compareRental } from './compare-rental.server'

const room = (...beds: Rental['bedrooms'][number]['beds']) => ({
  beds,
  typeBathroom: 'private' as const,
})
const small = room({ bed: 'single', noBed: 2 })
const large = room({ bed: 'king', noBed: 1 }, { bed: 'single', noBed: 1 })

it('counts the beds of all rooms in one order, whichever room comes first', () => {
  const rentals = [
    rental({ slug: 'small-first', bedrooms: [small, large] }),
    rental({ slug: 'large-first', bedrooms: [large, small] }),
  ]
  const catalogue = buildCatalogue(cataloguePayload({ rentals }))
  const now = new Date('2026-11-21T15:00:00Z')
  for (const { slug } of rentals) {
    const place = compareRental({ catalogue, locale: 'en', query: defaultQuery, now }, slug)
    expect(place?.facts.beds).toEqual([
      { bed: 'king', count: 1 },
      { bed: 'single', count: 3 },
    ])
  }
})
