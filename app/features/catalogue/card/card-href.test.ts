import { describe, expect, it } from 'vitest'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { cardHref } from './card-href'
import { buildCatalogue } from '../catalogue'
import { defaultQuery, type ListingQuery } from '../filters/listing-filters'
import type { ListingCard } from './listing-card'
import { toCard } from './to-card'

function linkOf(
  query: Partial<ListingQuery>,
  facts: Parameters<typeof rental>[0] = {},
  stay?: ListingCard['stay'],
) {
  const one = rental({ slug: 'casa', ...facts })
  const card = toCard(buildCatalogue(cataloguePayload()), one, {
    locale: 'en',
    today: '2026-11-21',
  })
  if (!card) throw new Error('The rental has no card')
  const { searchParams } = new URL(
    cardHref({ ...card, ...(stay && { stay }) }, 'en', { ...defaultQuery, ...query }),
    'https://site.test',
  )
  return searchParams.toString()
}

describe('the link of a card', () => {
  const dates = { checkIn: '2027-02-01', checkOut: '2027-02-08' }

  it('is bare where nothing is asked for', () => {
    expect(linkOf({})).toBe('')
  })

  it('carries the stay, the country and the landing flag', () => {
    expect(linkOf({ ...dates, adult: 3, children: 1, country: 'SV', ads: true })).toBe(
      'checkIn=2027-02-01&checkOut=2027-02-08&adult=3&children=1&country=SV&landing=true',
    )
  })

  it('carries all guests that the list was searched for', () => {
    expect(linkOf({ capacity: 8, adult: 2, children: 1 })).toBe('adult=7&children=1')
  })

  it('carries the stay that a list with flexible dates found', () => {
    const asked = { stay: 'month', month: '2027-03' } as const
    const found = { checkIn: '2027-03-05', checkOut: '2027-04-05' }
    expect(linkOf(asked, {}, found)).toBe('checkIn=2027-03-05&checkOut=2027-04-05')
    expect(linkOf(asked, { type: 2 }, found)).toBe('checkIn=2027-03-05&months=1')
  })

  it('carries the months of the term instead of a check-out', () => {
    expect(linkOf(dates, { type: 2, minMonths: 4 })).toBe('checkIn=2027-02-01&months=6')
  })
})
