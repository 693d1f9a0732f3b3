import { expect, it } from 'vitest'
import { siteLink } from './site-link'

it.each(['/rent-a-hotel', '/es/casas-vacacionales?sort=2', 'https://reviews.example/ceiba'])(
  'takes %s as an editor typed it',
  (link) => expect(siteLink(link)).toBe(link),
)

it.each([
  '',
  'rent-a-hotel',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://a',
])('leads nowhere for %j', (link) => expect(siteLink(link)).toBeNull())
