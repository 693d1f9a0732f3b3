import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '~content/locale'
import { pageEntry, pageNames, resources } from './table'

const parameters = (path: string) => [...path.matchAll(/:\w+/g)].map(String).sort()

test('every page takes the same parameters in both languages', () => {
  for (const name of pageNames) {
    const { en, es } = pageEntry(name).paths
    expect(parameters(es), name).toEqual(parameters(en))
  }
})

test('no two pages of a language share a path, parameters being alike', () => {
  for (const locale of locales) {
    const shapes = pageNames.map((name) => pageEntry(name).paths[locale].replace(/:\w+/g, ':'))
    expect(new Set(shapes).size).toBe(shapes.length)
  }
})

test('paths are written without slashes at their ends, in lower case', () => {
  for (const name of pageNames) {
    for (const locale of locales) {
      expect(pageEntry(name).paths[locale]).toMatch(/^([a-z-]+|:\w+)?(\/([a-z-]+|:\w+))*$/)
    }
  }
})

test('every module that the table names exists', () => {
  const modules = [
    ...pageNames.map((name) => pageEntry(name).module),
    ...Object.values(resources).map((resource) => resource.module),
  ]
  for (const module of modules) {
    if (module) expect(existsSync(new URL(`../${module}`, import.meta.url)), module).toBe(true)
  }
})

test('every page of the specification has its place', () => {
  const english = pageNames.map((name) => pageEntry(name).paths.en)
  for (const path of [
    '',
    'about-us',
    'list-with-us',
    'inquire-now',
    'blog',
    'blog/:slug',
    'terms-and-conditions/:slug/:subslug',
    'landing-page/:slug',
    'landing-product/:slug',
    'landing-offers/vacation-rentals',
    'landing-prices/vacation-rentals',
    'confirmation/:slug',
    'contract',
    'contract/:id',
    'document/:slug',
    'photography-and-video-services',
    'property-management',
    'property-marketing',
    'referral-plan',
    'booking-confirmation/:slug',
    'subscribe',
    'career/:id',
    'renty',
    'rent-a-hotel/guatemala/:state/:location/:slug',
  ]) {
    expect(english).toContain(path)
  }
})
