import { expect, it, vi } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { sectionHref } from '~/routing/section-pages'
import { redirectToMovedTown, redirectToRenamedPlaces } from './redirect-list.server'

vi.mock('~/features/redirects/redirect-store.server', () => ({
  findPlaceSlug: (kind: string, slug: string) => (slug === `old-${kind}` ? `new-${kind}` : null),
}))

const catalogue = buildCatalogue(demoCatalogue('2026-11-21'))
const location = 'antigua-guatemala'
const own = [...catalogue.towns.values()].find(({ slug }) => slug === location)
const state = catalogue.regions.get(own?.regionId ?? '')?.slug ?? ''

/** Status and target of the redirect; null where the list stays. */
function redirectOf(
  place: { state?: string; location?: string },
  search = '',
  redirectList = redirectToMovedTown,
) {
  try {
    const params = new URLSearchParams(search)
    redirectList(catalogue, { section: 'hotels', locale: 'es', place, params })
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

it('a town or region that a query names by its former slug is named by the present one', () => {
  const leadsTo = (search: string) => redirectOf({}, search, redirectToRenamedPlaces)
  const list = (value: string) => [
    301,
    sectionHref(
      'hotels',
      'es',
      {},
      new URLSearchParams({ location: value, guests: '4' }).toString(),
    ),
  ]
  expect(leadsTo('location=old-town&guests=4')).toEqual(list('new-town'))
  expect(leadsTo(`location=old-town%2C${location}&guests=4`)).toEqual(list(`new-town,${location}`))
  expect(leadsTo('location=old-region&guests=4')).toEqual(list('new-region'))
  expect(leadsTo('location=region:old-region&guests=4')).toEqual(list('region:new-region'))
  expect(leadsTo(`location=${location},atlantis`)).toBeNull()
  expect(leadsTo('guests=4')).toBeNull()
})
