import { expect, it, vi } from 'vitest'
import { contractLinkSubject, derivePrivateLink } from '~content/private-link.server'
import { rotateKey } from '~/testing/rotate-key'
import {
  findPrivateLink,
  hashPrivateLink,
  looksLikePrivateLink,
  privateLink,
} from './private-link.server'

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

it('derives the links that guests have had since before', () => {
  const key = 'k'.repeat(32)
  const contract = contractLinkSubject('C-ABCDEF')
  const link = derivePrivateLink(key, { purpose: 'contract', subject: contract, number: 2 })
  expect(link).toBe('YK6vdibeELnMtOKp7cc_3VGqvL9hLoFp')
  expect(hashPrivateLink('contract', link)).toBe(
    '67bb36d69a4db0c97482702a7e5a434c62dcfd160173fa8e2668f41a703d5bb1',
  )
  const offer = derivePrivateLink(key, { purpose: 'offer', subject: 'O-ABCDEF' })
  expect(offer).toBe('xmTG4MER2psR6f0K8PZ7Cgk-pWBLNtYW')
})

it('finds the link that is stored after the key was rotated, and asks for it only then', async () => {
  const linked = { purpose: 'offer', subject: 'O-ABCDEF' } as const
  const link = privateLink('offer', 'O-ABCDEF')
  const isStored = vi.fn(async (hash: string) => hash === hashPrivateLink('offer', link))
  expect(await findPrivateLink(linked, isStored)).toBe(link)
  expect(isStored).not.toHaveBeenCalled()
  rotateKey()
  expect(privateLink('offer', 'O-ABCDEF')).not.toBe(link)
  expect(await findPrivateLink(linked, isStored)).toBe(link)
  expect(await findPrivateLink(linked, async () => false)).toBe(privateLink('offer', 'O-ABCDEF'))
})
