import { expect, it } from 'vitest'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { buildCatalogue } from '../catalogue'
import { changedTags } from './changed-tags.server'

const rentals = Array.from({ length: 1200 }, (_, n) => rental({ id: `r${n}`, slug: `r-${n}` }))
const before = buildCatalogue({ ...cataloguePayload(), rentals })

/** The catalogue in which the first so many rentals cost something else. */
function withPrices(count: number) {
  const changed = rentals.map((each, at) => (at < count ? { ...each, basePrice: 999 } : each))
  return buildCatalogue({ ...before.taxonomies, revision: '2', rentals: changed })
}

it('names the rentals that changed, came and went', async () => {
  const [first, second, ...others] = rentals
  if (!first || !second) throw new Error('There are no rentals.')
  const after = buildCatalogue({
    ...before.taxonomies,
    revision: '2',
    rentals: [{ ...second, basePrice: 999 }, ...others, rental({ id: 'new', slug: 'new' })],
  })
  expect(await changedTags(before, after)).toEqual([
    'catalogue',
    'rental:r1',
    'rental:new',
    'rental:r0',
  ])
})

it('names nothing where both are the same', async () => {
  expect(await changedTags(before, withPrices(0))).toEqual([])
})

it('names up to a thousand rentals, and all in one tag where there are more', async () => {
  expect(await changedTags(before, withPrices(1000))).toHaveLength(1001)
  expect(await changedTags(before, withPrices(1001))).toEqual(['catalogue', 'rentals'])
})
