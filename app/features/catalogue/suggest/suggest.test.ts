import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '~content/locale'
import { sectionKeys, type SectionKey } from '~content/section-key'
import { runSteps } from '~/platform/process/steps'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { rental } from '~/testing/factories/rental'
import { buildCatalogue } from '../catalogue'
import { toSearchQuery } from './search-text'
import { suggest } from './suggest'
import { buildSuggestIndex } from './suggest-index'

const catalogue = buildCatalogue(demoCatalogue('2026-11-21'))
const indexes = {
  en: runSteps(buildSuggestIndex(catalogue, 'en')),
  es: runSteps(buildSuggestIndex(catalogue, 'es')),
}

function find(typed: string, locale: Locale = 'en', section: SectionKey = 'vacationRentals') {
  const request = { section, locale, text: toSearchQuery(typed) }
  const { places, rentals } = suggest(catalogue, indexes[locale], request)
  return { places: places.map(({ value }) => value), rentals: rentals.map(({ name }) => name) }
}

describe('places by name', () => {
  it.each([
    ['panajchel', 'panajachel'],
    ['PANAJACHEL', 'panajachel'],
    ['antigua', 'antigua-guatemala'],
    ['xela', 'quetzaltenango'],
    ['solola', 'region:solola'],
    ['lake atitlan', 'region:solola'],
    ['departamento de peten', 'region:peten'],
  ])('%s finds %s first', (typed, value) => {
    expect(find(typed).places[0]).toBe(value)
  })

  it('a town comes before the region that shares its name', () => {
    const { places } = find('quetzaltenango')
    expect(places.slice(0, 2)).toEqual(['quetzaltenango', 'region:quetzaltenango'])
  })

  it('a place where the section has nothing is not suggested', () => {
    expect(find('panajachel', 'en', 'hotels').places).toEqual([])
  })

  it('a mistake counts only where no name fits without', () => {
    expect(find('casa').places).toEqual([])
    expect(find('casa').rentals).toHaveLength(6)
  })
})

describe('rentals by name', () => {
  it('are found without the small words between, by their name in either language', () => {
    expect(find('casa patios', 'es').rentals).toContain('Casa de los Tres Patios')
    const english = [...catalogue.rentals.values()].find(
      ({ texts }) => texts.es?.name === 'Casa de los Tres Patios',
    )?.texts.en?.name
    expect(find('casa patios', 'en').rentals).toEqual([english])
  })

  it('of every section are found, those of the own section first', () => {
    const { rentals } = suggest(catalogue, indexes.es, {
      section: 'housesForSale',
      locale: 'es',
      text: 'casa',
    })
    expect(rentals[0]?.section).toBe('housesForSale')
    expect(find('tres patios', 'es').rentals).toEqual(['Casa de los Tres Patios'])
  })

  it('lead to their pages', () => {
    const { rentals } = suggest(catalogue, indexes.en, {
      section: 'vacationRentals',
      locale: 'en',
      text: 'casa de la campana',
    })
    expect(rentals.map(({ path }) => path)).toEqual([
      expect.stringMatching(
        /^\/vacation-rentals\/guatemala\/sacatepequez\/antigua-guatemala\/[a-z-]+$/,
      ),
    ])
  })
})

const lists = sectionKeys.flatMap((section) => locales.map((locale) => ({ section, locale })))

it.each(lists)('no two places of $section look alike in $locale', ({ section, locale }) => {
  const { places } = suggest(catalogue, indexes[locale], { section, locale, text: '' })
  const names = places.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(1)
  expect(new Set([...names, 'Guatemala']).size).toBe(names.length + 1)
})

it('reads the names of rentals in short steps', () => {
  let read = 0
  const rentals = Array.from({ length: 1200 }, (_, n) => {
    const one = rental({ id: `r${n}`, slug: `r-${n}` })
    const { texts } = one
    return Object.defineProperty(one, 'texts', {
      get: () => {
        read++
        return texts
      },
    })
  })
  const steps = buildSuggestIndex(buildCatalogue({ ...cataloguePayload(), rentals }), 'en')
  const perStep: number[] = []
  for (let step = { done: false }; !step.done;) {
    read = 0
    step = { done: steps.next().done === true }
    perStep.push(read)
  }
  expect(Math.max(...perStep)).toBeGreaterThan(0)
  // Each is read for two languages.
  expect(Math.max(...perStep)).toBeLessThanOrEqual(1000)
})
