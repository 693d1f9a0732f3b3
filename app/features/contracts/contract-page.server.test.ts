import { expect, it, vi } from 'vitest'
import { emptyGuestPart } from '~content/contract-values'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { log } from '~/platform/log/log.server'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { hashContractLink, linkOf } from './link/link.server'
import { answerContractPage } from './answer-contract-page.server'
import { readContractPage } from './read-contract-page.server'

const link = linkOf('C-7K2M9Q', 1)

vi.mock('~/platform/files/store/private-store.server', () => ({
  privateStore: () => ({
    find: async () => {
      throw new StorageUnavailable('No database')
    },
  }),
}))
vi.mock('./sign/privacy-policies.server', () => ({ privacyPoliciesOf: async () => null }))
vi.mock('./store/contract-store.server', () => ({
  createContractStore: () =>
    fakeContractStore([
      sampleContract({
        linkHash: hashContractLink(link),
        stage: 'part',
        guestPart: { ...emptyGuestPart, personalPhoto: 'a'.repeat(40) },
      }),
    ]),
}))

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
