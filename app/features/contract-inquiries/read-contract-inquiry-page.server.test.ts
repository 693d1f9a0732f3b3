import { expect, it, vi } from 'vitest'
import type { Staff } from '~/features/staff/session/require-staff.server'
import { sampleContractInquiry } from '~/testing/factories/contract-inquiry'
import { openInquiry } from './open-inquiry.server'
import { readContractInquiryPage } from './read-contract-inquiry-page.server'

vi.mock('./open-inquiry.server')
vi.mock('~/features/documents/list-documents.server', () => ({ listDocuments: async () => [] }))

const link = 'x'.repeat(32)

/** Reads the page under the link of its sender; what it throws, too. */
async function readByLink(staff: Staff | null): Promise<unknown> {
  const inquiry = sampleContractInquiry()
  const store = {
    find: async () => null,
    findByLink: async () => null,
    list: async () => ({ data: [], total: 0 }),
    change: async () => inquiry,
  }
  vi.mocked(openInquiry).mockResolvedValue({ outcome: 'open', record: { inquiry, staff, store } })
  const request = new Request(`https://ceiba.example/es/solicitud/${link}?saved=1`)
  return readContractInquiryPage({ request, locale: 'es', id: link }).catch(
    (thrown: unknown) => thrown,
  )
}

it('leads staff from the link of the sender to the address of the inquiry', async () => {
  const answer = await readByLink({ id: 7, name: 'Ana', role: 'operations' })
  if (!(answer instanceof Response)) throw new Error('No response')
  const { status, headers } = answer
  expect([status, headers.get('Location')]).toEqual([303, '/es/solicitud/CS-7K2M9Q?saved=1'])
})

it('shows the inquiry to its sender', async () => {
  expect(await readByLink(null)).toMatchObject({ data: { kind: 'inquiry', desk: null } })
})
