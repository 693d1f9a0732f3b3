import { expect, it, vi } from 'vitest'
import type { Contract } from '~content/contract'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { createContractStore } from '../store/contract-store.server'
import { answerContractCall } from './answer-contract-calls.server'

vi.mock('../store/contract-store.server')
vi.mock('~/features/staff/session/require-staff.server', () => ({
  findStaff: async () => ({ id: 7, name: 'Ana', role: 'operations' }),
}))

const path = 'https://ceiba.example/api/bookings/contract'

/** The call of a member of staff about a contract, and what becomes of that. */
async function call(contract: Contract, method: string, body?: object) {
  const { reference } = contract
  const store = fakeContractStore([contract])
  vi.mocked(createContractStore).mockReturnValue(store)
  const request = new Request(`${path}/${reference}`, {
    method,
    ...(body && {
      ...{ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    }),
  })
  const answer = await answerContractCall(request, reference)
  const { status, headers } = answer
  return { status, headers, body: await answer.json(), after: await store.find(reference) }
}

it.each(['DELETE', 'PATCH', 'HEAD'])(
  'is no call of a contract, and saves nothing: %s',
  async (method) => {
    const contract = sampleContract()
    const { status, headers, after } = await call(contract, method)
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, PUT, POST'])
    expect(after).toEqual(contract)
  },
)
