import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentChange } from '~content/payment'
import type { Stay } from '~content/stay'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import type { PaymentStore } from '../payment-store.server'
import { answerPaymentForm } from './answer-payment-form.server'

const { state, queued } = vi.hoisted(() => ({
  state: {} as { stay: Stay },
  queued: [] as object[],
}))

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))
vi.mock('~/features/stays/stay-store.server', () => ({
  createStayStore: () => ({ find: async () => state.stay }),
}))
vi.mock('../receipt/receipt-kind.server', () => ({
  async queueReceipt(receipt: object) {
    queued.push(receipt)
    return true
  },
}))

let changes: PaymentChange[]
let store: PaymentStore

beforeEach(() => {
  queued.length = 0
  changes = []
  state.stay = sampleStay({ revision: 3, payments: [samplePayment()] })
  store = {
    async change(_, change) {
      changes.push(change)
      return state.stay
    },
  }
})

async function send(fields: Record<string, string> = {}) {
  const form = {
    do: 'note',
    reference: 'P-7K2M9QAB',
    revision: '3',
    amount: '475.23',
    currency: 'USD',
    day: '2026-11-21',
    way: 'cash',
    note: '',
    receiptNumber: 'A-1',
  }
  const request = new Request('https://ceiba.example/staff/stays/CS-7K2M9Q/payment', {
    method: 'POST',
    body: new URLSearchParams({ ...form, ...fields }),
  })
  try {
    const id = 'CS-7K2M9Q'
    const { data, init } = await answerPaymentForm({ request, locale: 'en', id, store })
    return { status: init?.status, reply: data, to: null }
  } catch (err) {
    if (!(err instanceof Response)) throw err
    return { status: err.status, reply: null, to: err.headers.get('Location') }
  }
}

const backWith = (done: string) => `/staff/stays/CS-7K2M9Q?payment=${done}#payments`
const receipt = { stay: 'CS-7K2M9Q', reference: 'P-7K2M9QAB', email: 'maria@example.com' }

describe('what staff do with payments', () => {
  it('notes one in cents, and mails the receipt where they wish', async () => {
    expect(await send()).toMatchObject({ status: 303, to: backWith('note') })
    expect(queued).toEqual([])
    expect((await send({ mail: 'on' })).to).toBe(backWith('noteMail'))
    expect(queued).toEqual([receipt])
    expect(changes[0]).toMatchObject({
      do: 'note',
      revision: 3,
      by: { actor: 'staff: Ana Tzul' },
      payment: { cents: 47_523, countsCents: 47_523, way: 'cash', language: 'es', note: null },
    })
  })

  it('comes back with what was typed where something is wrong or somebody was faster', async () => {
    expect(await send({ amount: 'much' })).toMatchObject({
      status: 422,
      reply: { problems: { amount: true }, input: { amount: 'much' } },
    })
    expect(changes).toEqual([])
    store.change = async () => null
    expect(await send()).toMatchObject({ status: 409, reply: { notice: 'outdated' } })
    store.change = async () => {
      throw new RecordsUnavailable('away')
    }
    expect(await send()).toMatchObject({ status: 503, reply: { notice: 'unavailable' } })
    store.change = async () => {
      throw new RequestRejected('The CMS answered 400: why')
    }
    expect(await send()).toMatchObject({ status: 503, reply: { notice: 'unavailable' } })
  })

  it('keeps the revision that its writer saw, until the page shows what somebody else noted', async () => {
    expect((await send({ amount: '1.250,00' })).reply).toMatchObject({ revision: 3 })
    store.change = async () => null
    const { reply } = await send()
    expect(reply).toMatchObject({ notice: 'outdated', revision: null })
    // What is sent next may be another payment than the one that was sent first.
    expect(reply).toHaveProperty('reference', expect.not.stringMatching(receipt.reference))
  })

  it('cancels one with a reason, once', async () => {
    const cancel = { do: 'cancel', reason: 'Noted\ntwice' }
    expect((await send(cancel)).to).toBe(backWith('cancel'))
    expect(changes).toMatchObject([{ do: 'cancel', reason: 'Noted twice' }])
    store.change = async () => null
    expect((await send(cancel)).to).toBe(backWith('notCancelled'))
    expect((await send({ ...cancel, reason: ' ' })).status).toBe(400)
  })

  it('mails the receipt again, but not of a cancelled payment or to nobody', async () => {
    expect((await send({ do: 'mail' })).to).toBe(backWith('mail'))
    expect(queued).toEqual([receipt])
    state.stay = sampleStay({ payments: [samplePayment()], email: null })
    expect((await send({ do: 'mail' })).to).toBe(backWith('notMailed'))
    const cancelledAt = '2026-11-22T15:00:00.000Z'
    state.stay = sampleStay({ payments: [samplePayment({ cancelledAt })] })
    expect((await send({ do: 'mail' })).to).toBe(backWith('notMailed'))
  })

  it.each<Record<string, string>>([{ reference: 'O-7K2M9Q' }, { revision: '-1' }])(
    'is no form of ours: %o',
    async (fields) => {
      expect((await send(fields)).status).toBe(400)
      expect(changes).toEqual([])
    },
  )
})
