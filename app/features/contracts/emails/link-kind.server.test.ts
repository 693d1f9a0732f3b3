import { expect, it, vi } from 'vitest'
import type { Contract } from '~content/contract'
import { fakeContractStore } from '~/testing/fake-contract-store'
import {
  sampleContract,
  sampleEvent,
  sampleEvidence,
  sampleSigner,
  sampleVersion,
} from '~/testing/factories/contract'
import { storeEvidence } from '../signers/evidence'
import { rotateKey } from '~/testing/rotate-key'
import { hashContractLink, linkOf } from '../link/link.server'
import { shareLinks } from '../staff/link/share-link.server'
import type { sendGuestEmail } from './guest-email.server'
import { contractLinkKind, contractLinkOf } from './link-kind.server'

const send = vi.hoisted(() => vi.fn<typeof sendGuestEmail>(async () => {}))
vi.mock('./guest-email.server', () => ({ sendGuestEmail: send }))

const contracts = vi.hoisted((): Contract[] => [])
vi.mock('../store/contract-store.server', () => ({
  createContractStore: () => fakeContractStore(contracts),
}))

const expiresAt = '2026-12-22T06:00:00.000Z'
const luis = sampleSigner()
const signatures = [storeEvidence(sampleEvidence())]

/** What the guest in whose name the contract is, or Luis, gets. */
async function emailOf(more: Partial<Contract>, signer: string | null = null) {
  const link = contractLinkOf(sampleContract({ expiresAt, ...more }), signer)
  if (!link) throw new Error('No e-mail')
  const payload = contractLinkKind.write(link)
  const stored = { id: 'one', kind: contractLinkKind.name, payload, acceptedAt: 0 }
  const { signal } = new AbortController()
  await contractLinkKind.deliver('mail-guest', stored, { results: {}, signal })
  return send.mock.lastCall?.[0]
}

it('asks to sign, and says until when', async () => {
  const email = await emailOf({ stage: 'sent' })
  expect(email?.subject).toBe('Your contract for Casa Ñandú')
  expect(email?.paragraphs.at(-1)).toBe('The link is open until 21-Dec-2026.')
})

it.each([
  ['it is signed', { stage: 'signed' }],
  ['it waits for the house', { stage: 'guestsSigned', signatures }],
  ['it waits for another guest', { stage: 'part', signers: [luis], signatures }],
] satisfies [string, Partial<Contract>][])(
  'asks who has signed for nothing, and names no day, where %s',
  async (_, more) => {
    const email = await emailOf(more)
    expect(email?.subject).toBe('The contract for Casa Ñandú that you signed')
    expect(email?.paragraphs).toEqual([
      'Hello María José Xicay, here is the contract for Casa Ñandú that you signed. There is nothing left for you to do.',
    ])
  },
)

it.each([
  ['stays where it still holds', [], true],
  ['does not where it was withdrawn', ['revoked'], false],
  ['stays where staff kept it after that', ['revoked', 'kept'], true],
] as const)('says that what was signed %s', async (_, kinds, stays) => {
  const at = '2026-11-23T10:00:00.000Z'
  const events = kinds.map((kind) => sampleEvent({ kind, at }))
  const email = await emailOf({ stage: 'sent', version: 2, versions: [sampleVersion()], events })
  expect(email?.subject).toBe('Your contract for Casa Ñandú has changed')
  const said = 'What you signed before stays as it is.'
  expect(email?.paragraphs.includes(said)).toBe(stays)
})

it('asks the other guest to sign', async () => {
  const email = await emailOf({ stage: 'part', signers: [luis], signatures }, luis.id)
  expect(email?.paragraphs.at(-1)).toContain('21-dic-2026')
})

it('has the link that the guest has after the key was rotated, as the staff area shows it', async () => {
  const link = linkOf('C-7K2M9Q', 1)
  const more = { stage: 'sent', linkHash: hashContractLink(link) } as const
  const contract = sampleContract({ ...more, expiresAt: '2100-01-01T12:00:00.000Z' })
  contracts.push(contract)
  rotateKey()
  expect((await emailOf(more))?.link).toContain(link)
  expect((await shareLinks(contract, 'en'))?.[0]?.link).toContain(link)
})
