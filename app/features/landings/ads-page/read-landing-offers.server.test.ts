import { expect, it, vi } from 'vitest'
import { landingOfferSchema, type LandingOffer } from '~content/landing-offer'
import { readLandingOffers } from './read-landing-offers.server'

let landing: LandingOffer
vi.mock('~/platform/content/read-single.server', () => ({ readSingle: () => ({}) }))
vi.mock('../entries/open-single.server', () => ({
  openSingle: () => ({ landing, translations: {} }),
}))
vi.mock('../parts/read-landing-parts.server', () => ({
  readLandingParts: () => ({ parts: {}, context: { paymentMethods: [] } }),
}))

async function percentOf(facts: object): Promise<number> {
  landing = landingOfferSchema.parse({ documentId: 'x', type: 'hotels', seo: null, ...facts })
  const { discount } = await readLandingOffers('en', new URLSearchParams())
  return discount.percent
}

it('promises the discount that editors entered, and the usual one where they entered none', async () => {
  expect(await percentOf({ discountPercent: 15 })).toBe(15)
  expect(await percentOf({ discountPercent: 0 })).toBe(0)
  expect(await percentOf({ discountPercent: null })).toBe(10)
})

it('promises none where it is not about a stay', async () => {
  expect(await percentOf({ type: 'owners', discountPercent: 15 })).toBe(0)
})
