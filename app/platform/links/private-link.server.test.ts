import { expect, it } from 'vitest'
import { hashPrivateLink, looksLikePrivateLink, privateLink } from './private-link.server'

it('is long, looks like one, and is the same for the same thing', () => {
  const link = privateLink('contract inquiry', 'a')
  expect(looksLikePrivateLink(link)).toBe(true)
  expect(privateLink('contract inquiry', 'a', 1)).toBe(link)
})

it('differs by purpose, subject and number, and so do hashes', () => {
  const links = [
    privateLink('contract inquiry', 'a'),
    privateLink('contract inquiry', 'a', 2),
    privateLink('contract inquiry', 'a 2'),
    privateLink('contract inquiry', 'b'),
    privateLink('booking confirmation', 'a'),
  ]
  expect(new Set(links).size).toBe(links.length)
  const link = links[0] ?? ''
  const hash = hashPrivateLink('contract inquiry', link)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(hash).not.toBe(hashPrivateLink('booking confirmation', link))
  expect(hash).not.toContain(link)
})

it.each(['', 'x', '../../etc/passwd', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}%`, '%00'])(
  'does not take %j for a link',
  (id) => {
    expect(looksLikePrivateLink(id)).toBe(false)
  },
)
