import { expect, test } from 'vitest'
import { alternates } from './alternates'
import { renderSitemap } from './render-sitemap'
import { translationsOf } from './translations'

test('translations list exactly the same alternates, English standing for the rest of the world', () => {
  expect(alternates('hotels', translationsOf({}))).toEqual([
    { hrefLang: 'en', path: '/rent-a-hotel' },
    { hrefLang: 'es', path: '/es/renta-un-hotel' },
    { hrefLang: 'x-default', path: '/rent-a-hotel' },
  ])
})

test('a page in one language alone points to itself alone', () => {
  const found = alternates('home', translationsOf({}, ['es']))
  expect(found).toEqual([
    { hrefLang: 'es', path: '/es' },
    { hrefLang: 'x-default', path: '/es' },
  ])
})

test('the sitemap lists each language with all alternates, addresses escaped', () => {
  const xml = renderSitemap(
    [
      {
        page: 'blogPost',
        translations: { en: { slug: 'a' }, es: { slug: 'a&b' } },
        changed: '2026-11-20',
      },
    ],
    'https://ceiba.example',
  )
  expect(xml.match(/<loc>/g)).toHaveLength(2)
  expect(xml.match(/hreflang="es" href="https:\/\/ceiba\.example\/es\/blog\/a%26b"/g)).toHaveLength(
    2,
  )
  expect(xml).toContain('<lastmod>2026-11-20</lastmod>')
})
