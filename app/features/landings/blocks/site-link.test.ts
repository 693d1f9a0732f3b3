import { expect, it } from 'vitest'
import { siteLink } from './site-link'

it.each(['/rent-a-hotel', '/es/casas-vacacionales?sort=2', 'https://reviews.example/ceiba'])(
  'takes %s as an editor typed it',
  (link) => expect(siteLink(link)).toBe(link),
)

it.each([
  ['/es/buscar?text=baño', '/es/buscar?text=ba%C3%B1o'],
  ['/es/guías para-semana-santa#día', '/es/gu%C3%ADas%20para-semana-santa#d%C3%ADa'],
  ['/es/buscar?text=ba%C3%B1o', '/es/buscar?text=ba%C3%B1o'],
])('encodes %s', (link, encoded) => expect(siteLink(link)).toBe(encoded))

it.each([
  '',
  'rent-a-hotel',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/es\\evil.example',
  'https:// reviews.example',
  'javascript:alert(1)',
  'http://a',
])('leads nowhere for %j', (link) => expect(siteLink(link)).toBeNull())
