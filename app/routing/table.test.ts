import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '~content/locale'
import { pageEntry, pageNames } from './table'
import { resources } from './resources'

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
    expect(existsSync(new URL(`../${module}`, import.meta.url)), module).toBe(true)
  }
})

/** contracts-and-routes.md §7: "Error {status}". */
test('a page under a private link says itself why it does not load', () => {
  const all = pageNames.map(pageEntry)
  for (const { module } of all.filter((page) => page.hasMinimalLayout && /:/.test(page.paths.en))) {
    const source = readFileSync(new URL(`../${module}`, import.meta.url), 'utf8')
    expect(source, module).toMatch(/\bas ErrorBoundary\b/)
  }
})

/** contracts-and-routes.md §2.1: the slugs of both languages; a section has all four of its pages. */
const sections = [
  ['vacation-rentals', 'casas-vacacionales'],
  ['houses-for-rent', 'casas-en-alquiler'],
  ['unique-stays', 'estadias-unicas'],
  ['houses-for-sale', 'casas-en-venta'],
  ['rent-a-hotel', 'renta-un-hotel'],
] as const
const below = ['', '/guatemala/:state', '/guatemala/:state/:location'].concat(
  '/guatemala/:state/:location/:slug',
)
const specified: (readonly [en: string, es: string])[] = [
  ['', ''],
  ['about-us', 'sobre-nosotros'],
  ['list-with-us', 'unete-a-nosotros'],
  ...sections.flatMap(([en, es]) => below.map((rest) => [en + rest, es + rest] as const)),
  ['inquire-now', 'consultar-ahora'],
  ['inquire-now/confirmation/:slug', 'consultar-ahora/confirmation/:slug'],
  ['blog', 'blog'],
  ['blog/:slug', 'blog/:slug'],
  ['terms-and-conditions/:slug', 'terminos-y-condiciones/:slug'],
  ['terms-and-conditions/:slug/:subslug', 'terminos-y-condiciones/:slug/:subslug'],
  ['landing-page/:slug', 'landing-page/:slug'],
  ['confirmation/:slug', 'confirmation/:slug'],
  ['contract', 'contract'],
  ['contract/:id', 'contract/:id'],
  ['document/:slug', 'documento/:slug'],
  ['photography-and-video-services', 'servicios-de-fotografia-y-video'],
  ['property-management', 'administracion-de-propiedades'],
  ['property-marketing', 'mercadeo-de-propiedades'],
  ['referral-plan', 'plan-de-referidos'],
  ['landing-product/:slug', 'landing-product/:slug'],
  ['landing-offers/vacation-rentals', 'landing-offers/casas-vacacionales'],
  ['booking-confirmation/:slug', 'confirmacion-de-reserva/:slug'],
  ['subscribe', 'suscribirse'],
  ['career/:id', 'empleo/:id'],
  ['renty', 'renty'],
  ['landing-prices/vacation-rentals', 'landing-prices/casas-vacacionales'],
]

test.each(specified)('the specification has its place: /%s, /es/%s', (en, es) => {
  const page = pageNames.map(pageEntry).find(({ paths }) => paths.en === en)
  expect(page?.paths.es).toBe(es)
})

test('what a private link opens is never stored', () => {
  const names = [
    'contract',
    'contractInquiry',
    'bookingConfirmation',
    'subscriptionConfirm',
    'subscriptionEnd',
  ] as const
  for (const name of names) {
    expect(pageEntry(name).delivery, name).toBe('never')
  }
})
