import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NewPayment } from '../../content-types/payment'
import { inquiry } from './inquiry-calls'
import { offerCalls } from './offer-calls'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { staff } from './stay-calls'

let made = 0

function paymentSample(more: Partial<NewPayment> = {}): NewPayment {
  made += 1
  return {
    reference: `P-7K2M${String(made).padStart(4, '0')}`,
    cents: 350_000,
    currency: 'GTQ',
    countsCents: 45_000,
    day: '2026-11-21',
    way: 'cash',
    note: 'En la oficina',
    receiptNumber: 'A-14',
    language: 'es',
    ...more,
  }
}

/** Payments that staff note by hand. */
export function describePayments(stage: () => Stage): void {
  let calls: ReturnType<typeof offerCalls>
  beforeEach(() => {
    calls = offerCalls(stage().cms)
  })
  type Seen = { reference: string; revision: number }
  const change = async (stay: string, body: object, token?: string) =>
    (await calls.send('PUT', `stays/${stay}/payment`, { by: staff, ...body }, token)).status
  const note = ({ reference, revision }: Seen, payment: NewPayment) =>
    change(reference, { do: 'note', payment, revision })

  describe('a payment', () => {
    it('belongs to its stay, is told in its log, and is stored once', async () => {
      const stay = await calls.arrive()
      const payment = paymentSample()
      expect(await note(stay, payment)).toBe(200)
      expect(await note(stay, payment)).toBe(200)
      // The answer was lost, and the amount was corrected before the form was sent again.
      expect(await note(stay, { ...payment, cents: 360_000 })).toBe(409)
      const after = await calls.read(stay.reference)
      expect(after.payments).toMatchObject([{ ...payment, notedBy: 'Ana', cancelledAt: null }])
      expect(after.revision).toBe(stay.revision + 1)
      expect(after.events.at(-1)).toMatchObject({
        kind: 'paid',
        detail: `${payment.reference}: 3500.00 GTQ`,
        ...staff,
      })
    })

    it('is noted by one of several people who saw the same stay', async () => {
      const stay = await calls.arrive()
      const answers = await Promise.all([1, 2, 3].map(() => note(stay, paymentSample())))
      expect(answers.sort()).toEqual([200, 409, 409])
      expect((await calls.read(stay.reference)).payments).toHaveLength(1)
    })

    it('is cancelled once with a reason, and stays in the list', async () => {
      const stay = await calls.arrive()
      const payment = paymentSample()
      await note(stay, payment)
      const cancel = { do: 'cancel', reference: payment.reference, reason: 'Noted twice' }
      expect(await change(stay.reference, cancel)).toBe(200)
      expect(await change(stay.reference, cancel)).toBe(409)
      // Whose answer was lost sends it again.
      expect(await note(stay, payment)).toBe(409)
      const { payments, events } = await calls.read(stay.reference)
      expect(payments).toMatchObject([{ cents: 350_000, cancelReason: 'Noted twice' }])
      expect(events.at(-1)).toMatchObject({ kind: 'paymentCancelled' })
      const other = await calls.arrive()
      expect(await change(other.reference, cancel)).toBe(404)
    })

    it('keeps its stay where the inquiry is deleted', async () => {
      const stay = await calls.arrive()
      await note(stay, paymentSample())
      await stage().editor.remove(inquiry, stay.documentId, null)
      expect(await calls.read(stay.reference)).toMatchObject({ inquiry: null })
    })

    it.each([{ cents: 0 }, { cents: 1.5 }, { countsCents: -1 }, { day: '2026-02-30' }])(
      'is refused where it is none: %o',
      async (more) => {
        const stay = await calls.arrive()
        expect(await note(stay, paymentSample(more))).toBe(400)
      },
    )

    it.each([contentToken, submissionToken, staffToken, randomUUID()])(
      'is closed to the token %s',
      async (token) => {
        const { reference, revision } = await calls.arrive()
        const body = { do: 'note', payment: paymentSample(), revision }
        expect(await change(reference, body, token)).toBeGreaterThanOrEqual(401)
      },
    )
  })
}
