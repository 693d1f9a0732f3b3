import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { Contract } from '~content/contract'
import { clientAddressHeader } from '~/platform/http/client-address'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { fakeContractStore } from '~/testing/fake-contract-store'
import {
  sampleContract,
  sampleReservation,
  sampleSigner,
  sampleTemplate,
} from '~/testing/factories/contract'
import { RecordConflict } from '~/platform/content/private-records.server'
import { createContractStore, type ContractStore } from '../store/contract-store.server'
import { answerContractCall, answerNewContractCall } from './answer-contract-calls.server'

vi.mock('../store/contract-store.server')
vi.mock('~/features/staff/session/require-staff.server', () => ({
  findStaff: async () => ({ id: 7, name: 'Ana', role: 'operations' }),
}))

vi.mock('../staff/form/list-templates.server', () => ({
  listTemplates: async () => [sampleTemplate({ showInfoCreditCard: true })],
}))

const path = 'https://ceiba.example/api/bookings/contract'

function requestOf(under: string, method: string, body?: object): Request {
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return new Request(`${path}${under}`, { method, ...(body && json) })
}

/** The call of a member of staff about a contract, and what becomes of that. */
async function call(
  contract: Contract,
  method: string,
  body?: object,
  over: Partial<ContractStore> = {},
) {
  const { reference } = contract
  const store = { ...fakeContractStore([contract]), ...over }
  vi.mocked(createContractStore).mockReturnValue(store)
  const answer = await answerContractCall(requestOf(`/${reference}`, method, body), reference)
  const { status, headers } = answer
  const sent = z.looseObject({}).parse(await answer.json())
  return { status, headers, body: sent, after: await store.find(reference) }
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

const halvesOf = (half: number) => ({ firstPayment: half, secondPayment: half, downPayment: half })
const agreed = sampleReservation({ ...halvesOf(741.25), rentalId: 'rental' })

it.each(['draft', 'sent'] as const)(
  'changes nothing where it is sent back as it was read: %s',
  async (stage) => {
    const contract = sampleContract({ stage, reservation: agreed, signers: [sampleSigner()] })
    const { body } = await call(contract, 'GET')
    expect(body.admin).toBe(true)
    const { status, after } = await call(contract, 'PUT', body)
    expect(status).toBe(200)
    const { reservation, guestEmail, signers, terms } = contract
    expect(after).toMatchObject({ stage, reservation, guestEmail, signers, terms })
  },
)

it('is changed by the rest of what it names: no address, no other signer, sent', async () => {
  const contract = sampleContract({
    stage: 'draft',
    reservation: agreed,
    signers: [sampleSigner()],
  })
  const { customData: _, currency: __, contractDate: ___, extraTerms: ____, ...named } = agreed
  const change = { ...named, guestEmail: '', signers: [], asDraft: false, totalGuests: 5 }
  const { status, after } = await call(contract, 'PUT', change)
  expect(status).toBe(200)
  const reservation = { ...agreed, totalGuests: 5 }
  expect(after).toMatchObject({ stage: 'sent', reservation, guestEmail: null, signers: [] })
})

it.each([
  [{ totalGuests: 5 }, { stage: 'draft', reservation: { ...agreed, totalGuests: 5 } }],
  [{ guestEmail: '' }, { stage: 'draft', reservation: agreed, guestEmail: null }],
  [{ asDraft: false }, { stage: 'sent', reservation: agreed }],
  [{ fullPayment: 2000 }, { reservation: { ...agreed, ...halvesOf(1000), fullPayment: 2000 } }],
])('is changed by one field alone: %j', async (change, expected) => {
  const signers = [sampleSigner()]
  const contract = sampleContract({ stage: 'draft', reservation: agreed, signers })
  const { status, after } = await call(contract, 'PUT', change)
  expect(status).toBe(200)
  expect(after).toMatchObject({ signers, ...expected })
})

it('keeps the lines of its price until it names another price, and takes those that add up to it', async () => {
  const priceLines = [
    { label: '4 noches: de lunes a viernes', amount: 1500 },
    { label: 'Descuento', amount: -17.5 },
  ]
  const contract = sampleContract({ reservation: { ...agreed, priceLines } })
  const linesAfter = async (change: object) => {
    const { status, after } = await call(contract, 'PUT', change)
    return status === 200 ? after?.reservation.priceLines : status
  }
  const { body } = await call(contract, 'GET')
  expect(await linesAfter(body)).toEqual(priceLines)
  expect(await linesAfter({ totalGuests: 5 })).toEqual(priceLines)
  expect(await linesAfter({ fullPayment: 2000 })).toBeUndefined()
  expect(await linesAfter({ currency: 'Q' })).toBeUndefined()
  expect(await linesAfter({ priceLines: [] })).toBeUndefined()
  const other = [{ label: '4 noches', amount: 2000 }]
  expect(await linesAfter({ fullPayment: 2000, priceLines: other })).toEqual(other)
  expect(await linesAfter({ priceLines: other })).toBe(422)
  expect(await linesAfter({ priceLines: ['4 noches'] })).toBe(422)
})

it('takes a tab as a blank, also in a line of the price', async () => {
  const priceLines = [{ label: '4\tnoches', amount: agreed.fullPayment }]
  const change = { fullName: 'María\tXicay', priceLines }
  const { status, after } = await call(sampleContract({ reservation: agreed }), 'PUT', change)
  expect(status).toBe(200)
  expect(after?.reservation).toMatchObject({
    fullName: 'María Xicay',
    priceLines: [{ label: '4 noches' }],
  })
})

it('says to who tries too many links when to come back', async () => {
  vi.mocked(createContractStore).mockReturnValue(fakeContractStore([]))
  const tried = async () =>
    answerContractCall(
      new Request(`${path}/unknown`, { headers: { [clientAddressHeader]: '192.0.2.77' } }),
      'unknown',
    )
  const statuses: number[] = []
  for (let miss = 0; miss < 20; miss++) statuses.push((await tried()).status)
  expect(new Set(statuses)).toEqual(new Set([404]))
  const { status, headers } = await tried()
  expect(status).toBe(429)
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(500)
})

const { customData, fullName, property, startDate, endDate, totalGuests, stay, ...rest } = agreed
const { firstPayment, secondPayment, downPayment, fullPayment } = rest
const required = {
  fullName,
  property,
  startDate,
  endDate,
  totalGuests,
  stay,
  firstPayment,
  secondPayment,
  downPayment,
  fullPayment,
}

/** The contract that a call of the staff makes. */
async function make(body: object): Promise<Contract | undefined> {
  const contracts: Contract[] = []
  vi.mocked(createContractStore).mockReturnValue(fakeContractStore(contracts))
  const answer = await answerNewContractCall(requestOf('', 'POST', body))
  expect(answer.status).toBe(200)
  return contracts[0]
}

it('is made of the fields that are required, and of what the template says', async () => {
  const made = await make(required)
  const others = { currency: '$', contractDate: guatemalaToday(new Date()), extraTerms: [] }
  expect(made?.reservation).toMatchObject({ ...required, ...others, customData })
  expect(made?.terms.linkDays).toBe(14)
})

it('is made in quetzales with the amounts of the template converted, and with those of the call as they are', async () => {
  const { damageDeposit, cancellationCoverExpenses } = customData
  const inQuetzales = { ...required, currency: 'Q' }
  const made = await make(inQuetzales)
  expect(made?.reservation).toMatchObject({
    ...inQuetzales,
    customData: {
      ...customData,
      damageDeposit: damageDeposit * 7.8,
      cancellationCoverExpenses: cancellationCoverExpenses * 7.8,
    },
  })
  const named = await make({ ...inQuetzales, customData: { damageDeposit: 2500 } })
  expect(named?.reservation.customData).toMatchObject({
    damageDeposit: 2500,
    cancellationCoverExpenses: cancellationCoverExpenses * 7.8,
  })
})

it('answers 409 where another booking has the nights', async () => {
  const contract = sampleContract({ stage: 'sent', reservation: agreed })
  const change = async () => Promise.reject(new RecordConflict('Nights are taken'))
  const { status, body } = await call(contract, 'PUT', { totalGuests: 5 }, { change })
  expect([status, body.errors]).toEqual([409, ['CONFLICT']])
})
