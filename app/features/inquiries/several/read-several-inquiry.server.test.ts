import { describe, expect, it, vi } from 'vitest'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { fc, propertyRuns } from '~/testing/fast-check'
import { readRequirement } from '~/features/quote-api/read-requirement'
import { requirementText } from '../requirement/requirement-text'
import { readSeveralInquiry } from './read-several-inquiry.server'

vi.mock('~/features/redirects/redirect-store.server', () => ({
  findRentalSlug: (slug: string) => (slug.startsWith('old-') ? slug.slice('old-'.length) : null),
}))

const now = '2026-11-21T15:00:00Z'
const catalogue = bookingCatalogue()
const read = (search: string) =>
  readSeveralInquiry(catalogue, new URLSearchParams(search), 'es', now)

const january = 'checkIn=2027-01-05&checkOut=2027-01-12&adult=2'

describe('an address with several places', () => {
  it('names each with its price, and what cannot be had with the reason', async () => {
    const several = await read(`places=casa,renta,venta,domo,gone,%3Cb%3E&${january}`)
    expect(several?.ignored).toBe(1)
    const answers = several?.places.map(({ requirement, answer }) => [
      requirement.slug,
      'problem' in answer ? answer.problem : answer.prices.USD.total > 0,
    ])
    expect(answers).toEqual([
      ['casa', true],
      ['renta', true],
      ['venta', true],
      ['domo', true],
      ['gone', 'NON_EXISTENT_PRODUCT'],
    ])
    // The shortest term that lasts until the check-out.
    expect(several?.places[1]?.requirement.info).toMatchObject({ longStay: true, months: 3 })
    expect(several?.backPath).toBe(`/es/favoritos?places=casa,renta,venta,domo,gone&${january}`)
  })

  it('asks for dates where there are none, except for a house for sale', async () => {
    const several = await read('places=casa,venta')
    expect(several?.places[0]?.answer).toEqual({ problem: 'MISSING_DATE' })
    expect(several?.places[1]?.answer).toHaveProperty('prices')
  })

  it('names a renamed place by its present slug, and once', async () => {
    const several = await read(`places=old-casa,casa,domo&${january}`)
    expect(several?.places.map(({ requirement }) => requirement.slug)).toEqual(['casa', 'domo'])
    expect(several?.backPath).toBe(`/es/favoritos?places=casa,domo&${january}`)
  })

  it('is none without places', async () => {
    expect(await read(january)).toBeNull()
    expect(await read('places=,%3Cb%3E')).toBeNull()
  })

  it('never throws, whatever it says', async () => {
    const values = fc.oneof(fc.string(), fc.constantFrom('casa', 'renta,venta', '2027-01-05', '99'))
    const names = fc.constantFrom('places', 'checkIn', 'checkOut', 'adult', 'months', 'currency')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, values)), async (pairs) => {
        const several = await read(String(new URLSearchParams([['places', 'casa'], ...pairs])))
        expect(several?.places[0]?.requirement.slug).toBe('casa')
      }),
      propertyRuns(),
    )
  })
})

it('is asked for as one product and others, of which one alone is an ordinary inquiry', async () => {
  const several = await read(`places=casa,domo&${january}`)
  const requirements = several?.places.map(({ requirement }) => requirement) ?? []
  const text = requirementText(requirements)
  expect(JSON.parse(text)).toMatchObject({
    reservationDetails: [{ slug: 'casa' }],
    otherPlaces: [{ slug: 'domo', type: 5 }],
  })
  expect(readRequirement({ requirement: text })).toMatchObject({
    requirement: { products: [{ slug: 'casa' }] },
  })
  expect(requirementText(requirements.slice(0, 1))).not.toContain('otherPlaces')
})
