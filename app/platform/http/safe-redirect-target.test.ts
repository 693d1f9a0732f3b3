import { describe, expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { safeRedirectTarget } from './safe-redirect-target'

const origin = 'https://ceiba.example'
const target = (to: unknown) => safeRedirectTarget(to, origin, '/fallback')

/** What a browser makes of a Location header. */
function destination(location: string): string {
  return new URL(location, `${origin}/somewhere`).origin
}

const pieces = [
  '/',
  '//',
  '\\',
  '/\\',
  '\t',
  '\n',
  '\r',
  ' ',
  '@',
  ':',
  '.',
  '..',
  '%2f',
  '%5c',
  '%09',
  'http:',
  'https:',
  'javascript:',
  'data:',
  'evil.example',
  '?',
  '#',
  '\u0000',
  '\u2028',
  'é',
  'ceiba.example',
  '[::1]',
  '～',
  '。',
]

describe('a redirect target', () => {
  it.each(['/', '/es', '/vacation-rentals?page=2&sort=1', '/a#b', '/a%20b', '/a//b'])(
    'is taken when it is a path of ours: %s',
    (to) => {
      expect(target(to)).toBe(to)
    },
  )

  it.each([
    '',
    'es',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /a',
    '/a b',
    '/a\nSet-Cookie: x=1',
    '/ñ',
    null,
    undefined,
    7,
    ['/a'],
    { toString: () => '/a' },
  ])('is replaced when it is not: %j', (to) => {
    expect(target(to)).toBe('/fallback')
  })

  it('never leaves the site, whatever is tried', () => {
    const crafted = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 6 })
    fc.assert(
      fc.property(
        crafted.map((parts) => parts.join('')),
        fc.boolean(),
        (text, rooted) => {
          const location = target(rooted ? `/${text}` : text)
          expect(destination(location)).toBe(origin)
          expect(location).toMatch(/^\/(?!\/)[!-~]*$/)
          expect(location).not.toContain('\\')
        },
      ),
      propertyRuns(),
    )
  })
})
