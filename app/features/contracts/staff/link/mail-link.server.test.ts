import { expect, it } from 'vitest'
import type { Contract } from '~content/contract'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { storeEvidence } from '~/features/contracts/signers/evidence'
import {
  sampleContract,
  sampleEvent,
  sampleEvidence,
  sampleSigner,
} from '~/testing/factories/contract'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { mailLink, mailNewVersion } from './mail-link.server'

const now = new Date('2026-11-22T12:00:00Z')
const request = new Request('https://ceiba.example/contract/C-7K2M9Q')
const author = { request, name: 'Ana', language: 'en' } as const

function fakeOutbox(outcome: 'accepted' | 'unavailable') {
  const accepted: object[] = []
  const keys = new Set<string>()
  const accept: Outbox['accept'] = async ({ key, payload }) => {
    if (outcome === 'unavailable') return { outcome }
    const isNew = !keys.has(key.value)
    if (isNew) accepted.push(payload)
    keys.add(key.value)
    return { outcome, id: 'one', isNew }
  }
  return { accept, accepted }
}

const kindsOf = ({ events }: Contract) => events.map(({ kind }) => kind)

it('a link goes out by mail, and that is written down', async () => {
  const contracts = [sampleContract()]
  const outbox = fakeOutbox('accepted')
  const parts = { store: fakeContractStore(contracts), queue: outbox, now }
  expect(await mailLink(sampleContract(), author, parts)).toBe('mailed')
  expect(outbox.accepted).toHaveLength(1)
  expect(contracts.map(kindsOf)).toEqual([['created', 'linkMailed']])
})

it('goes out once where the button is pressed twice, and again from a page that shows it was sent', async () => {
  const contracts = [sampleContract()]
  const present = () => contracts[0] ?? sampleContract()
  const outbox = fakeOutbox('accepted')
  const parts = { store: fakeContractStore(contracts), queue: outbox, now }
  const shown = present().revision
  await mailLink(present(), author, { ...parts, shown })
  expect(await mailLink(present(), author, { ...parts, shown })).toBe('mailed')
  expect(outbox.accepted).toHaveLength(1)
  expect(contracts.map(kindsOf)).toEqual([['created', 'linkMailed']])
  await mailLink(present(), author, { ...parts, shown: present().revision })
  expect(outbox.accepted).toHaveLength(2)
})

it('is written down, too, where the contract changed meanwhile', async () => {
  const contracts = [sampleContract({ revision: 2 })]
  const parts = { store: fakeContractStore(contracts), queue: fakeOutbox('accepted'), now }
  expect(await mailLink(sampleContract({ revision: 1 }), author, parts)).toBe('mailed')
  expect(contracts.map(kindsOf)).toEqual([['created', 'linkMailed']])
})

it.each([
  ['the outbox takes nothing', {}, 'unavailable'],
  ['the link is revoked', { stage: 'revoked' }, 'accepted'],
  ['the time of the link is over', { expiresAt: '2026-11-22T11:00:00.000Z' }, 'accepted'],
  ['there is no address', { guestEmail: null }, 'accepted'],
] as const)('says so where nothing went out: %s', async (_why, more, outcome) => {
  const contracts = [sampleContract(more)]
  const outbox = fakeOutbox(outcome)
  const parts = { store: fakeContractStore(contracts), queue: outbox, now }
  expect(await mailLink(sampleContract(more), author, parts)).toBe('notMailed')
  expect(outbox.accepted).toEqual([])
  expect(contracts.map(kindsOf)).toEqual([['created']])
})

it('mails a new version to all who sign, and knows who signed before; says nothing of other changes', async () => {
  const before = sampleContract()
  const after = sampleContract({ version: 2 })
  const outbox = fakeOutbox('accepted')
  const parts = { store: fakeContractStore([after]), queue: outbox, now }
  await mailNewVersion({ before, after: before }, author, parts)
  expect(outbox.accepted).toEqual([])
  await mailNewVersion({ before, after }, author, parts)
  expect(outbox.accepted).toEqual([expect.objectContaining({ version: 2, hasSigned: false })])
  outbox.accepted.length = 0
  const signing = sampleEvent({ kind: 'signed', actor: 'guest' })
  const signed = { before, after: { ...after, events: [...after.events, signing] } }
  await mailNewVersion(signed, author, { ...parts, store: fakeContractStore([signed.after]) })
  expect(outbox.accepted).toEqual([expect.objectContaining({ hasSigned: true })])
})

it('mails a new version once to each address, with the save after one whose answer or mail was lost', async () => {
  const before = sampleContract()
  const contracts = [sampleContract({ version: 2 })]
  const present = () => contracts[0] ?? before
  const store = fakeContractStore(contracts)
  const away = { store, queue: fakeOutbox('unavailable'), now }
  expect(await mailNewVersion({ before, after: present() }, author, away)).toBe('notMailed')
  const outbox = fakeOutbox('accepted')
  const parts = { store, queue: outbox, now }
  const save = () => mailNewVersion({ before: present(), after: present() }, author, parts)
  expect([await save(), await save()]).toEqual(['told', 'told'])
  expect(outbox.accepted).toHaveLength(1)
  contracts[0] = { ...present(), guestEmail: 'corrected@example.com' }
  await save()
  expect(outbox.accepted).toHaveLength(2)
})

it('says once that a new version has no address to go to, and asks nobody who has signed it', async () => {
  const before = sampleContract({ guestEmail: null })
  const after = { ...before, version: 2 }
  const outbox = fakeOutbox('accepted')
  const parts = { store: fakeContractStore([after]), queue: outbox, now }
  expect(await mailNewVersion({ before, after }, author, parts)).toBe('unaddressed')
  expect(await mailNewVersion({ before: after, after }, author, parts)).toBe('told')
  const signatures = [storeEvidence(sampleEvidence())]
  const two = sampleContract({ version: 2, signers: [sampleSigner()], signatures })
  await mailNewVersion({ before: two, after: two }, author, {
    ...parts,
    store: fakeContractStore([two]),
  })
  expect(outbox.accepted).toEqual([expect.objectContaining({ guestEmail: 'luis@example.com' })])
})

it('mails no new version while its link is closed', async () => {
  const before = sampleContract({ stage: 'revoked' })
  const after = { ...before, version: 2 }
  const outbox = fakeOutbox('accepted')
  const parts = { store: fakeContractStore([after]), queue: outbox, now }
  expect(await mailNewVersion({ before, after }, author, parts)).toBe('told')
  expect(outbox.accepted).toEqual([])
})
