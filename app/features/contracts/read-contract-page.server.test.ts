import { expect, it, vi } from 'vitest'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { sampleContract } from '~/testing/factories/contract'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { hashContractLink, linkOf } from './link/link.server'
import { readContractPage } from './read-contract-page.server'

const link = linkOf('C-7K2M9Q', 1)
const change = vi.hoisted(() => vi.fn())

vi.mock('~/platform/files/store/private-store.server', () => ({
  privateStore: () => ({ find: async () => null }),
}))
vi.mock('./sign/privacy-policies.server', () => ({ privacyPoliciesOf: async () => null }))
vi.mock('./store/contract-store.server', () => ({
  createContractStore: () => ({
    ...fakeContractStore([sampleContract({ linkHash: hashContractLink(link), stage: 'sent' })]),
    change,
  }),
}))

const read = (id: string) =>
  readContractPage({ request: new Request(`http://localhost/contract/${id}`), locale: 'en', id })

it('is shown, with a warning in the log, where the CMS goes away before its opening is noted', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  change.mockRejectedValue(new RecordsUnavailable('down'))
  expect((await read(link)).data.kind).toBe('guest')
  expect(warned).toHaveBeenCalledOnce()
})

it('is shown, with an error in the log, where the CMS rejects the opening', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  change.mockRejectedValue(new RequestRejected('The CMS answered 400: why'))
  expect((await read(link)).data.kind).toBe('guest')
  expect(logged).toHaveBeenCalledOnce()
})

it('says in its own words that a link is closed', async () => {
  expect(await read('x'.repeat(32))).toMatchObject({
    data: { kind: 'closed', words: { title: 'This link is not open' }, isLimited: false },
    init: { status: 404 },
  })
})
