import { expect, it, vi } from 'vitest'
import type { Stay } from '~content/stay'
import { sampleReservation } from '~/testing/factories/contract'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import { receiptKind } from './receipt-kind.server'

const { state, sendMail } = vi.hoisted(() => ({
  state: {} as { stay: Stay },
  sendMail: vi.fn(async (_mail: { text: string }) => {}),
}))
vi.mock('~/features/stays/stay-store.server', () => ({
  createStayStore: () => ({ find: async () => state.stay }),
}))
vi.mock('~/platform/email/send-mail.server', () => ({ sendMail }))
vi.mock('~/features/submissions/mail/mail-settings.server', () => ({
  getMailSettings: async () => ({ brandName: 'Ceiba', address: '', phone: '', email: '' }),
  teamOf: () => ({ name: 'Ceiba', address: 'hola@ceiba.example' }),
  getStaffMailbox: async () => ({ name: 'Ceiba', address: 'reservas@ceiba.example' }),
}))

const payment = samplePayment({ language: 'en' })

async function textOf(agreement: Stay['agreement'], more: Partial<Stay> = {}) {
  state.stay = sampleStay({ agreement, payments: [payment], ...more })
  const about = { stay: 'CS-7K2M9Q', reference: payment.reference, email: 'maria@example.com' }
  const stored = {
    id: 'one',
    kind: receiptKind.name,
    payload: JSON.stringify(about),
    acceptedAt: 0,
  }
  const context = { results: {}, signal: new AbortController().signal }
  await receiptKind.deliver('mail-guest', stored, context)
  return sendMail.mock.lastCall?.[0].text ?? ''
}

it('tells when each payment is due, to a guest who signed late on the day of the signature', async () => {
  const signedAt = '2026-12-28T18:00:00.000Z'
  const text = await textOf({ stage: 'signed', signedAt, reservation: sampleReservation() })
  expect(text).toContain('Still open: $1,003.38, due on 28-Dec-2026.')
  expect(text).toContain('Still open: $241.50, due on 04-Jan-2027.')
  expect(text).not.toContain('05-Dec-2026')
})

it('names no day before the signature', async () => {
  const text = await textOf({ stage: 'sent', signedAt: null, reservation: sampleReservation() })
  expect(text).toContain('Still open: $1,244.88.')
})

it('asks the guest of a cancelled stay for nothing, and does not call the price paid', async () => {
  const signedAt = '2026-11-22T18:00:00.000Z'
  const agreement = { stage: 'signed', signedAt, reservation: sampleReservation() } as const
  const text = await textOf(agreement, { stage: 'cancelled' })
  expect(text).toContain('We received $237.62')
  expect(text).toContain('for your stay at ')
  expect(text).not.toMatch(/Still open|everything is paid/)
})
