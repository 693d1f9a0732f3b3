import { expect, it, vi } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { answerListCounts } from './answer-list-counts.server'

const state = vi.hoisted(() => ({ catalogue: {} as object }))
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  getCatalogue: () => state.catalogue,
}))

const ask = (query: string) => answerListCounts(new Request(`https://site/list/counts?${query}`))

it('answers what the list of a path has with a query', async () => {
  const rentals = [
    rental({ capacityOfPeople: 2 }),
    rental({ capacityOfPeople: 8 }),
    rental({ fullHotel: true }),
  ]
  state.catalogue = buildCatalogue(cataloguePayload({ rentals }))
  const answer = async (query: string): Promise<unknown> => (await ask(query)).json()
  const counts = { facets: expect.any(Array) as unknown, prices: expect.any(Array) as unknown }
  expect(await answer('of=/vacation-rentals')).toEqual({ total: 2, counts })
  expect(await answer('of=/es/casas-vacacionales&adult=6')).toEqual({ total: 1, counts })
})

it('answers no path that is no list', async () => {
  await expect(ask('of=/blog')).rejects.toMatchObject({ status: 404 })
})
