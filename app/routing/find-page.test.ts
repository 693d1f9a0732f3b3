import { expect, test } from 'vitest'
import { locales } from '~content/locale'
import { findPage, findWrongLanguagePage, localeOfPath } from './find-page'
import { href } from './href'
import { pageNames } from './table'

const anyParams = {
  state: 'sacatepequez',
  location: 'ciudad-vieja',
  slug: 'casa-azul',
  subslug: 'sub',
  id: 'a1',
  token: 't1',
}

test('every page is found at its own address in both languages', () => {
  for (const name of pageNames) {
    for (const locale of locales) {
      const path = href(name, locale, anyParams)
      expect(findPage(path), path).toMatchObject({ name, locale })
    }
  }
})

test('the prefix alone says the language', () => {
  expect(localeOfPath('/es')).toBe('es')
  expect(localeOfPath('/es/casas-vacacionales')).toBe('es')
  expect(localeOfPath('/estadias-unicas')).toBe('en')
})

test.each([
  ['/es/vacation-rentals', 'vacationRentals'],
  ['/casas-vacacionales', 'vacationRentals'],
  ['/es/rent-a-hotel/guatemala/solola', 'hotelsRegion'],
  ['/estadias-unicas/guatemala/peten/flores/domo', 'uniqueStaysDetail'],
])('%s belongs to the Spanish page', (path, name) => {
  expect(findPage(path)).toBeNull()
  expect(findWrongLanguagePage(path)).toMatchObject({ name, locale: 'es' })
})

test('an unknown or malformed path is no page at all', () => {
  for (const path of [
    '/nowhere',
    '/es/nada',
    '/vacation-rentals/%E0%A4%A',
    '/vacation-rentals/x',
  ]) {
    expect(findPage(path)).toBeNull()
    expect(findWrongLanguagePage(path)).toBeNull()
  }
})

test('parameters are encoded on the way out and decoded on the way in', () => {
  const path = href('blogPost', 'es', { slug: 'año/nuevo' })
  expect(path).toBe('/es/blog/a%C3%B1o%2Fnuevo')
  expect(findPage(path)?.params).toEqual({ slug: 'año/nuevo' })
})

test('a link without its parameter is a mistake that is told', () => {
  expect(() => href('vacationRentalsTown', 'en', { state: 'solola' })).toThrow('location')
})
