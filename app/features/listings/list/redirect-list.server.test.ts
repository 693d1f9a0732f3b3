import { expect, it } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { sectionHref } from '~/routing/section-pages'
import { redirectToMovedTown } from './redirect-list.server'

const catalogue = buildCatalogue(demoCatalogue('2026-11-21'))
const location = 'antigua-guatemala'
const own = [...catalogue.towns.values()].find(({ slug }) => slug === location)
const state = catalogue.regions.get(own?.regionId ?? '')?.slug ?? ''

/** Status and target of the redirect; null where the list stays. */
function redirectOf(place: { state?: string; location?: string }, search = '') {
  try {
    const params = new URLSearchParams(search)
    redirectToMovedTown(catalogue, { section: 'hotels', locale: 'es', place, params })
    return null
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return [thrown.status, thrown.headers.get('Location')]
  }
}

it('a town that moved to another region leads to its list of today, with the query', () => {
  const today = sectionHref('hotels', 'es', { state, location }, 'guests=4')
  expect(redirectOf({ state: 'peten', location }, 'guests=4')).toEqual([301, today])
})

it('a list at its own address stays, and an unknown town leads nowhere', () => {
  expect(redirectOf({ state, location })).toBeNull()
  expect(redirectOf({ state: 'peten', location: 'atlantis' })).toBeNull()
  expect(redirectOf({ state })).toBeNull()
  expect(redirectOf({})).toBeNull()
})
