import { expect, it, vi } from 'vitest'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract, sampleVersion } from '~/testing/factories/contract'
import { hashContractLink, linkOf } from '../link/link.server'
import { answerPdf } from './pdf-answer.server'

const link = linkOf('C-7K2M9Q', 1)

vi.mock('~/platform/files/store/private-store.server', () => ({ privateStore: () => ({}) }))
vi.mock('~/platform/files/store/private-file-response.server', () => ({
  privateFileResponse: async () => new Response('%PDF'),
}))
vi.mock('~/features/staff/session/require-staff.server', () => ({ findStaff: async () => null }))
vi.mock('../store/contract-store.server', () => ({
  createContractStore: () =>
    fakeContractStore([
      sampleContract({
        linkHash: hashContractLink(link),
        stage: 'expired',
        version: 2,
        versions: [sampleVersion()],
      }),
    ]),
}))

it.each([
  ['1', 200],
  ['2', 404],
])(
  'gives the signed version %s after the time to sign the next one: %i',
  async (version, status) => {
    const request = new Request(`http://localhost/contract-pdf/${link}?version=${version}`)
    const answer = await answerPdf(request, link).catch((thrown: unknown) => thrown)
    expect(answer instanceof Response && answer.status).toBe(status)
  },
)
