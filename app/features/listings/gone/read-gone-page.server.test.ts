import { expect, it } from 'vitest'
import type { GoneRental } from '~content/redirects'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { readGonePage } from './read-gone-page.server'

const today = '2026-11-21'

const gone: GoneRental = {
  id: 'went',
  locale: 'en',
  oldSlug: 'went',
  type: 1,
  fullHotel: false,
  townId: 'antigua',
  latitude: 14.56,
  length: -90.73,
  noBedroom: 3,
}

const catalogue = buildCatalogue(
  cataloguePayload({
    rentals: [
      rental({ slug: 'huge', noBedroom: 9 }),
      rental({ slug: 'alike' }),
      rental({ slug: 'far', townId: 'panajachel', latitude: 14.74, length: -91.16 }),
      rental({ slug: 'hotel', fullHotel: true }),
      rental({ slug: 'english-only', texts: { en: rentalText(), es: null } }),
    ],
  }),
)

async function read(facts: Partial<GoneRental> = {}, locale: 'en' | 'es' = 'en') {
  const { data, init } = await readGonePage(catalogue, {
    gone: { ...gone, ...facts },
    locale,
    today,
  })
  const { list, similar } = data.gone
  return { status: init?.status, list, similar: similar.map(({ slug }) => slug) }
}

it('answers 410 with places of the section and language, the likest first', async () => {
  const english = await read()
  expect(english.status).toBe(410)
  expect(english.similar).toEqual(['alike', 'english-only', 'huge', 'far'])
  expect((await read({}, 'es')).similar).toEqual(['alike', 'huge', 'far'])
})

it('leads to the list of the town, else of the country, with what it has', async () => {
  expect((await read()).list).toEqual({
    path: '/vacation-rentals/guatemala/sacatepequez/antigua-guatemala',
    total: 3,
    place: 'Antigua Guatemala',
  })
  const nowhere = await read({ townId: 'closed-town', latitude: null, length: null })
  expect(nowhere.list).toEqual({ path: '/vacation-rentals', total: 4, place: null })
  expect(nowhere.similar).toEqual([])
})

it('leads to the region where the town has no place any more', async () => {
  const { list } = await read({ townId: 'ciudad-vieja' }, 'es')
  expect(list).toMatchObject({ path: '/es/casas-vacacionales/guatemala/sacatepequez', total: 2 })
})
