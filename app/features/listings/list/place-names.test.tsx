import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { locales, type Locale } from '~content/locale'
import { sectionKeys, type SectionKey } from '~content/section-key'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { listPlaces } from '~/features/catalogue/places/list-places'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { findPlace } from '~/features/catalogue/places/find-place'
import { PlaceOptions } from '~/features/catalogue/places/place-options'
import { placePath } from '~/features/catalogue/places/place-path'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { WhereField } from '~/features/catalogue/where/where-field'
import { readListingPage } from './read-listing-page.server'
import { redirectToNamed } from './redirect-list.server'

const antigua = 'antigua-guatemala'
const content = demoCatalogue('2026-11-21')
/** One town has an id of its own, as all have in the CMS. */
const demo = {
  ...content,
  towns: content.towns.map((town) => (town.slug === antigua ? { ...town, id: 'town-7' } : town)),
  rentals: content.rentals.map((rental) =>
    rental.townId === antigua ? { ...rental, townId: 'town-7' } : rental,
  ),
}
const catalogue = buildCatalogue(demo)
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  getCatalogue: () => catalogue,
}))

const lists = sectionKeys.flatMap((section) => locales.map((locale) => ({ section, locale })))

type Option = { value: string; label: string }

async function options(section: SectionKey, locale: Locale): Promise<Option[]> {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await createServerI18n(locale)}>
      <select>
        <PlaceOptions places={listPlaces(catalogue, section, locale)} />
      </select>
    </I18nextProvider>,
  )
  const found = html.matchAll(/<option value="([^"]*)">(.*?)<\/option>/g)
  return [...found].map(([, value = '', label = '']) => ({ value, label }))
}

describe.each(lists)('the places of $section in $locale', ({ section, locale }) => {
  let choices: Option[] = []
  beforeAll(async () => {
    choices = await options(section, locale)
    expect(choices.length).toBeGreaterThan(1)
  })

  it('look different from each other and from the whole country', async () => {
    const { t } = await createServerI18n(locale)
    const labels = choices.map(({ label }) => label.replace(/ \(\d+\)$/, ''))
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels).not.toContain(t('listings:anyPlace'))
  })

  it('lead to a page each', () => {
    const places = listPlaces(catalogue, section, locale)
    const pages = choices.map(({ value }) => placePath(section, locale, places, value))
    expect(pages).not.toContain(null)
    expect(new Set(pages).size).toBe(choices.length)
  })

  it('have names of their own in titles', () => {
    const names = listPlaces(catalogue, section, locale).flatMap(({ slug, towns }) => [
      findPlace(catalogue, locale, slug)?.region.fullName,
      ...towns.map((town) => findPlace(catalogue, locale, slug, town.slug)?.town?.fullName),
    ])
    expect(names).toHaveLength(choices.length)
    expect(new Set([...names, 'Guatemala']).size).toBe(choices.length + 1)
  })
})

it('towns of one name are told apart by their regions', async () => {
  const name = { en: 'San José', es: 'San José' }
  const towns = demo.towns.map((town) =>
    [antigua, 'guatemala-city'].includes(town.slug) ? { ...town, name } : town,
  )
  const labels = listPlaces(buildCatalogue({ ...demo, towns }), 'vacationRentals', 'en')
    .flatMap((region) => region.towns)
    .map((town) => town.name)
  expect(labels.filter((label) => label.startsWith('San José')).sort()).toEqual([
    'San José, Guatemala',
    'San José, Sacatepéquez',
  ])
})

describe('an address that names one place', () => {
  it.each([
    ['region:quetzaltenango', '/vacation-rentals/guatemala/quetzaltenango'],
    ['quetzaltenango', '/vacation-rentals/guatemala/quetzaltenango/quetzaltenango'],
    ['sacatepequez', '/vacation-rentals/guatemala/sacatepequez'],
    // An `_id`, as the calls answer it.
    ['town-7', '/vacation-rentals/guatemala/sacatepequez/antigua-guatemala'],
  ])('as %s leads to %s', async (location, to) => {
    const request = {
      section: 'vacationRentals',
      locale: 'en',
      place: {},
      params: new URLSearchParams({ location, bedroom: '2' }),
    } as const
    const answer: unknown = await readListingPage(request).catch((thrown: unknown) => thrown)
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(`${to}?bedroom=2`)
  })
})

it('leads from a page beyond the end to the last one', async () => {
  const request = {
    section: 'vacationRentals',
    locale: 'en',
    place: { state: 'solola', location: 'panajachel' },
    params: new URLSearchParams({ page: '999', landing: 'on' }),
  } as const
  const answer: unknown = await readListingPage(request).catch((thrown: unknown) => thrown)
  expect(answer instanceof Response && answer.headers.get('Location')).toMatch(
    /^\/vacation-rentals\/guatemala\/solola\/panajachel\?(page=\d&)?landing=on$/,
  )
})

describe('a place that was typed and not chosen', () => {
  it.each([
    ['panajchel', '/vacation-rentals/guatemala/solola/panajachel?bedroom=2'],
    ['Department of Sololá', '/vacation-rentals/guatemala/solola?bedroom=2'],
    ['zzz <yyy>', '/vacation-rentals?location=zzz-yyy&bedroom=2'],
  ])('as %s leads to %s', async (where, to) => {
    const request = {
      section: 'vacationRentals',
      locale: 'en',
      place: {},
      params: new URLSearchParams({ where, location: '', bedroom: '2' }),
    } as const
    const answer: unknown = await readListingPage(request).catch((thrown: unknown) => thrown)
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(to)
  })

  it('is told from the name of a place that was left for the whole country', async () => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={await createServerI18n('en')}>
        <WhereField
          section="vacationRentals"
          places={listPlaces(catalogue, 'vacationRentals', 'en')}
          chosen="region:solola"
          look={{ label: undefined, input: undefined }}
        />
      </I18nextProvider>,
    )
    const inputs = [...html.matchAll(/<input[^>]* name="(\w+)"[^>]* value="([^"]+)"/g)]
    const params = new URLSearchParams(inputs.map(([, name = '', value = '']) => [name, value]))
    expect(params.get('where')).toBe('Department of Sololá')
    const request = { section: 'vacationRentals', locale: 'en', place: {}, params } as const
    await expect(redirectToNamed(catalogue, request, defaultQuery)).resolves.toBeUndefined()
  })

  it.each([
    ['Panajachel', '/vacation-rentals/guatemala/solola/panajachel?bedroom=2'],
    ['', '/vacation-rentals?bedroom=2'],
  ])('as "%s" in place of the one of the page leads to %s', async (where, to) => {
    const chosen = { shownWhere: 'Antigua Guatemala', location: 'antigua-guatemala' }
    const request = {
      section: 'vacationRentals',
      locale: 'en',
      place: {},
      params: new URLSearchParams({ where, ...chosen, bedroom: '2' }),
    } as const
    const answer: unknown = await readListingPage(request).catch((thrown: unknown) => thrown)
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(to)
  })

  it('gives way to a place that was chosen in place of the one of the page', async () => {
    const chosen = { where: 'Panajachel', shownWhere: 'Antigua Guatemala', location: 'panajachel' }
    const params = new URLSearchParams(chosen)
    const request = { section: 'vacationRentals', locale: 'en', place: {}, params } as const
    await expect(redirectToNamed(catalogue, request, defaultQuery)).resolves.toBeUndefined()
  })

  it('as the name of a rental leads to its page with the stay', async () => {
    const stay = { checkIn: '2027-01-05', checkOut: '2027-01-09', adult: '3' }
    const request = {
      section: 'vacationRentals',
      locale: 'es',
      place: {},
      params: new URLSearchParams({ where: 'casa de la campana', ...stay }),
    } as const
    const answer: unknown = await readListingPage(request).catch((thrown: unknown) => thrown)
    expect(answer instanceof Response && answer.headers.get('Location')).toMatch(
      /antigua-guatemala\/[a-z-]+\?checkIn=2027-01-05&checkOut=2027-01-09&adult=3$/,
    )
  })
})
