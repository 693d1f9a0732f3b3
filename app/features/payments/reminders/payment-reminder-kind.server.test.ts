import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Stay } from '~content/stay'
import type { PaymentReminder } from '~content/payment-reminder'
import type { RenderedEmail } from '~/features/submissions/mail/rendered-email'
import { sampleReservation } from '~/testing/factories/contract'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import { mailGuest } from './payment-reminder-kind.server'

const sendEmail = vi.hoisted(() => vi.fn(async (_mail: unknown, _sending: unknown) => {}))
vi.mock('~/features/submissions/mail/send-email.server', () => ({ sendEmail }))
vi.mock('~/features/submissions/mail/mail-settings.server', () => ({
  getMailSettings: async () => ({
    brandName: 'Ceiba Stays',
    address: 'Antigua',
    phone: '+502 7832 0146',
    email: 'hola@ceiba.example',
    whatsappNumber: '50255550146',
  }),
  teamOf: () => ({ name: 'Ceiba Stays', address: 'hola@ceiba.example' }),
  getStaffMailbox: async () => ({ name: 'Ceiba Stays', address: 'reservas@ceiba.example' }),
}))

beforeEach(() => {
  sendEmail.mockClear()
  vi.useFakeTimers({ now: new Date('2026-11-28T18:00:00Z'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const agreement = { stage: 'signed', reservation: sampleReservation() } as const
const signed = sampleStay({ stage: 'signed', agreement, payments: [samplePayment()] })

function deliver(stay: Stay | null, reminder: PaymentReminder = 'restSoon') {
  const submission = { payload: { stay: 'CS-7K2M9Q', reminder, dueDay: '2026-12-05' } }
  const context = { signal: new AbortController().signal }
  return mailGuest(submission, context, { find: async () => stay })
}

it('says the balance line by line and how to pay, in the language of the guest', async () => {
  await deliver(signed)
  const [mail, sending] = sendEmail.mock.calls[0] ?? []
  const { subject, body } = mail as RenderedEmail
  expect(subject).toBe('$1,244.88 por Casa Ñandú, vence el 05-dic-2026')
  expect(body.tables[0]?.rows).toEqual([
    { label: 'Precio acordado', value: '$1,482.50' },
    { label: 'Recibido el 21-nov-2026', value: '−$237.62' },
    { label: 'Pendiente', value: '$1,244.88', isTotal: true },
    { label: 'Vence el 05-dic-2026', value: '$1,244.88' },
  ])
  expect(body.closing[0]).toContain('transferencia')
  expect(body.button?.url).toMatch(/^https:\/\/wa\.me\/50255550146\?text=/)
  expect(sending).toMatchObject({
    to: { address: 'maria@example.com' },
    messageId: 'CS-7K2M9Q.restSoon.2026-12-05',
  })
})

it('asks for the first payment alone where that is due', async () => {
  await deliver({ ...signed, language: 'en' }, 'firstOverdue')
  const { subject, body } = (sendEmail.mock.calls[0] ?? [])[0] as RenderedEmail
  expect(subject).toBe('The first payment for Casa Ñandú is still open')
  expect(body.tables[0]?.rows.at(-1)).toEqual({
    label: 'First payment, due on 05-Dec-2026',
    value: '$1,003.38',
  })
})

it.each<[string, string, PaymentReminder]>([
  ['is not sent where the due day was put off', '2026-12-04', 'restOverdue'],
  ['is not sent for a day that has passed as one that comes', '2026-12-05', 'restSoon'],
])('%s', async (_, dueDay, reminder) => {
  vi.setSystemTime('2026-12-06T18:00:00Z')
  const submission = { payload: { stay: 'CS-7K2M9Q', reminder, dueDay } }
  const context = { signal: new AbortController().signal }
  await mailGuest(submission, context, { find: async () => signed })
  expect(sendEmail).not.toHaveBeenCalled()
})

it.each<[string, Stay | null]>([
  ['was cancelled', { ...signed, stage: 'cancelled' }],
  ['was lost', { ...signed, stage: 'lost' }],
  ['has reminders switched off', { ...signed, remindersOff: true }],
  ['is paid', { ...signed, payments: [samplePayment({ cents: 148_250, countsCents: 148_250 })] }],
  ['has a withdrawn contract', { ...signed, agreement: { ...agreement, stage: 'revoked' } }],
  ['has no address', { ...signed, email: null }],
  ['does not exist', null],
])('is not sent where the stay %s', async (_, stay) => {
  await deliver(stay)
  expect(sendEmail).not.toHaveBeenCalled()
})
