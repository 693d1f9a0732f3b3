import { expect, it, vi } from 'vitest'
import type { ContractInquiryChange } from '~content/contract-inquiry'
import { sampleContractInquiry } from '~/testing/factories/contract-inquiry'
import { answerInquiryCall } from './answer-inquiry-calls.server'
import { openInquiry } from './open-inquiry.server'

vi.mock('./open-inquiry.server')
vi.mock('~/platform/files/store/private-store.server')
vi.mock('~/features/documents/find-document.server', () => ({
  findDocument: async () => ({ id: 'd1', title: 'Convenio', isDocument: true }),
}))

const inquiry = sampleContractInquiry()
const path = 'https://ceiba.example/api/contract-inquiries-ars/x'

/** A call about the inquiry, what it answers, and what it writes. */
async function call(body?: unknown) {
  const changes: ContractInquiryChange['set'][] = []
  const store = {
    find: async () => null,
    findByLink: async () => null,
    list: async () => ({ data: [], total: 0 }),
    change: async (_: object, set: ContractInquiryChange['set']) => {
      changes.push(set)
      return inquiry
    },
  }
  const record = { inquiry, staff: null, store }
  vi.mocked(openInquiry).mockResolvedValue({ outcome: 'open', record })
  const headers = { 'Content-Type': 'application/json' }
  const put = { method: 'PUT', headers, body: JSON.stringify(body) }
  const answer = await answerInquiryCall(new Request(path, body === undefined ? {} : put), 'x')
  const sent: unknown = await answer.json()
  return { status: answer.status, sent, changes }
}

it.each([
  ['a text', { specialRequeriment: '' }, { specialRequirement: null }],
  ['a text under its other name', { specialRequirement: null }, { specialRequirement: null }],
  ['the phone', { noPhone: true }, { contact: { phone: null, noPhone: true } }],
  ['a phone that is named without a number', { phone: null }, { contact: { noPhone: true } }],
])('takes away %s', async (_, body, written) => {
  const { status, changes } = await call(body)
  expect(status).toBe(200)
  expect(changes).toMatchObject([written])
})

it('takes away nothing that is required', async () => {
  expect(await call({ email: '' })).toMatchObject({
    status: 422,
    sent: { fields: { email: ['enterEmail'] } },
    changes: [],
  })
})

it('changes nothing where it is sent back as it was read', async () => {
  const { sent } = await call()
  const { contact, specialRequirement } = inquiry
  expect(await call(sent)).toMatchObject({
    status: 200,
    changes: [{ contact, specialRequirement }],
  })
})
