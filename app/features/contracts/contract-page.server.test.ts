import { beforeEach, expect, it, vi } from 'vitest'
import type { Contract } from '~content/contract'
import { emptyGuestPart } from '~content/contract-values'
import { leadsToSignIn } from '~/features/staff/sign-in/sign-in-path'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { log } from '~/platform/log/log.server'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { hashContractLink, linkOf } from './link/link.server'
import { answerContractCall } from './api/answer-contract-calls.server'
import { answerContractPage } from './answer-contract-page.server'
import { readContractPage } from './read-contract-page.server'

const link = linkOf('C-7K2M9Q', 1)
const stored = vi.hoisted(() => ({ contracts: [] as Contract[], isStaff: false }))

vi.mock('~/platform/files/store/private-store.server', () => ({
  privateStore: () => ({
    find: async () => {
      throw new StorageUnavailable('No database')
    },
  }),
}))
vi.mock('./sign/privacy-policies.server', () => ({ privacyPoliciesOf: async () => null }))
vi.mock('./store/contract-store.server', () => ({
  createContractStore: () => fakeContractStore(stored.contracts),
}))
vi.mock('~/features/staff/session/require-staff.server', () => ({
  findStaff: async () => (stored.isStaff ? { id: 7, name: 'Ana', role: 'operations' } : null),
}))

beforeEach(() => {
  const guestPart = {
    ...emptyGuestPart,
    personalPhoto: 'a'.repeat(40),
    comments: 'We arrive late',
  }
  const linkHash = hashContractLink(link)
  stored.contracts = [sampleContract({ linkHash, stage: 'part', guestPart })]
  stored.isStaff = false
})

it('asks the guest to come again in a moment while the private files are away', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const request = new Request(`http://localhost/contract/${link}`)
  const thrown = await readContractPage({ request, locale: 'en', id: link }).catch(
    (response: unknown) => response,
  )
  expect(thrown instanceof Response && thrown.status).toBe(503)
})

it('leads what comes over a closed link to the page that says so', async () => {
  const id = linkOf('C-7K2M9Q', 2)
  const request = new Request(`http://localhost/contract/${id}`, { method: 'POST' })
  const thrown = await answerContractPage({ request, locale: 'es', id }).catch(
    (response: unknown) => response,
  )
  if (!(thrown instanceof Response)) throw new Error('No response')
  expect([thrown.status, thrown.headers.get('Location')]).toEqual([303, `/es/contract/${id}`])
})

it('leads staff from the link of a guest to the address of the contract', async () => {
  stored.isStaff = true
  const request = new Request(`http://localhost/es/contract/${link}?saved=1`)
  const thrown = await readContractPage({ request, locale: 'es', id: link }).catch(
    (response: unknown) => response,
  )
  if (!(thrown instanceof Response)) throw new Error('No response')
  expect([thrown.status, thrown.headers.get('Location')]).toEqual([303, '/es/contract/C-7K2M9Q'])
})

it.each<Record<string, string>>([
  { do: 'save', state: 'x', fullName: 'Ana Tzul', totalGuests: '3' },
  { do: 'revoke', seen: 'x' },
  { do: 'remind' },
  { do: 'countersign', seen: 'x', name: 'Ana' },
])('asks who sends a form of the staff over a link to sign in: $do', async (fields) => {
  const request = new Request(`http://localhost/contract/${link}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const before = stored.contracts[0]
  const thrown = await answerContractPage({ request, locale: 'en', id: link }).catch(
    (response: unknown) => response,
  )
  if (!(thrown instanceof Response)) throw new Error('No response')
  expect(thrown.status).toBe(303)
  expect(leadsToSignIn(thrown)).toBe(true)
  expect(thrown.headers.get('Location')).toContain(encodeURIComponent(`/contract/${link}`))
  expect(stored.contracts).toEqual([before])
})

it('shows what a saving that came before has saved, where the guest loads the page again', async () => {
  const [contract] = stored.contracts
  if (contract) contract.guestPart.personalPhoto = null
  const body = new URLSearchParams({ comments: 'We arrive at noon', do: 'save' })
  const saving = new Request('http://localhost/', { method: 'POST', body })
  const saved = answerContractCall(saving, link)
  const request = new Request(`http://localhost/contract/${link}`)
  const { data: page } = await readContractPage({ request, locale: 'en', id: link })
  expect((await saved).status).toBe(200)
  expect(page).toMatchObject({ guest: { part: { comments: 'We arrive at noon' } } })
})
