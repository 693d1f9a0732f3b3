import { expect, it } from 'vitest'
import type { NewPayment } from '../../content-types/payment'
import { clients, type EngineStage } from './engine-stage'
import { offerCalls } from './offer-calls'
import { staff } from './stay-calls'

const payment = (reference: string): NewPayment => ({
  reference,
  cents: 350_000,
  currency: 'GTQ',
  countsCents: 45_000,
  day: '2026-11-21',
  way: 'cash',
  note: null,
  receiptNumber: null,
  language: 'es',
})

export function describePayingAtOnce(stage: () => EngineStage): void {
  it(`notes one payment of ${clients} people who saw the same stay, and one that is sent ${clients} times once`, async () => {
    const calls = offerCalls(stage().cms)
    const change = async (stay: string, body: object) =>
      (await calls.send('PUT', `stays/${stay}/payment`, { by: staff, ...body })).status
    const atOnce = (send: (number: number) => Promise<number>) =>
      Promise.all(Array.from({ length: clients }, (_, number) => send(number)))
    const count = (statuses: number[], status: number) =>
      statuses.filter((one) => one === status).length

    const first = await calls.arrive()
    const different = await atOnce((number) => {
      const reference = `P-7K2M${String(1000 + number)}`
      const wanted = { payment: payment(reference), revision: first.revision }
      return change(first.reference, { do: 'note', ...wanted })
    })
    expect([count(different, 200), count(different, 409)]).toEqual([1, clients - 1])
    const noted = await calls.read(first.reference)
    expect(noted.payments).toHaveLength(1)
    expect(noted.events.filter(({ kind }) => kind === 'paid')).toHaveLength(1)

    const second = await calls.arrive()
    const same = { payment: payment('P-7K2M9999'), revision: second.revision }
    const sent = await atOnce(() => change(second.reference, { do: 'note', ...same }))
    expect(count(sent, 200)).toBe(clients)
    const once = await calls.read(second.reference)
    expect(once.payments).toHaveLength(1)
    expect(once.events.filter(({ kind }) => kind === 'paid')).toHaveLength(1)

    const cancel = { do: 'cancel', reference: 'P-7K2M9999', reason: 'Noted twice' }
    const cancelled = await atOnce(() => change(second.reference, cancel))
    expect([count(cancelled, 200), count(cancelled, 409)]).toEqual([1, clients - 1])
  })
}
