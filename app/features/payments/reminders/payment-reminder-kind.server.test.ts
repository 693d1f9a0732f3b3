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
  vi.useFakeTimers({ now: new Date('2026-12-28T18:00:00Z'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const agreement = {
  stage: 'signed',
  signedAt: '2026-11-02T03:00:00.000Z',
  reservation: sampleReservation(),
} as const
const signed = sampleStay({ stage: 'signed', agreement, payments: [samplePayment()] })

function deliver(
  stay: Stay | null,
  reminder: PaymentReminder = 'restSoon',
  dueDay = reminder === 'restSoon' ? '2027-01-04' : '2026-12-05',
) {
  const submission = { payload: { stay: 'CS-7K2M9Q', reminder, dueDay } }
  const context = { signal: new AbortController().signal }
  return mailGuest(submission, context, { find: async () => stay })
}

it('says the balance line by line and how to pay, in the language of the guest', async () => {
  await deliver(signed)
  const [mail, sending] = sendEmail.mock.calls[0] ?? []
  const { subject, body } = mail as RenderedEmail
  expect(subject).toBe('$1,244.88 por Casa Ñandú, vence el 04-ene-2027')
  expect(body.tables[0]?.rows).toEqual([
    { label: 'Precio acordado', value: '$1,482.50' },
    { label: 'Recibido el 21-nov-2026', value: '−$237.62' },
    { label: 'Pendiente', value: '$1,244.88', isTotal: true },
    { label: 'Primer pago, vence el 05-dic-2026', value: '$1,003.38' },
    { label: 'Vence el 04-ene-2027', value: '$241.50' },
  ])
  expect(body.closing[0]).toContain('transferencia')
  expect(body.button?.url).toMatch(/^https:\/\/wa\.me\/50255550146\?text=/)
  expect(sending).toMatchObject({
    to: { address: 'maria@example.com' },
    messageId: 'CS-7K2M9Q.restSoon.2027-01-04',
  })
})

it('asks for all that is open before the arrival, also for a first payment that was due before', async () => {
  await deliver({ ...signed, language: 'en', payments: [] })
  const { subject } = (sendEmail.mock.calls[0] ?? [])[0] as RenderedEmail
  expect(subject).toBe('$1,482.50 for Casa Ñandú, due on 04-Jan-2027')
})

it.each([
  ['not due yet', '2026-12-28T18:00:00Z', '$241.50'],
  ['due on the day of the mail', '2026-12-30T18:00:00Z', '$241.50'],
  ['overdue', '2026-12-31T18:00:00Z', '$1,482.50'],
])(
  'names what is due on the day of arrival where the first payment is %s',
  async (_, now, asked) => {
    vi.setSystemTime(now)
    const { customData, ...reservation } = sampleReservation()
    const short = { ...reservation, customData: { ...customData, downPaymentDays: 5 } }
    const stay = { ...signed, agreement: { ...agreement, reservation: short } }
    await deliver({ ...stay, language: 'en', payments: [] })
    const { subject, body } = (sendEmail.mock.calls[0] ?? [])[0] as RenderedEmail
    expect(subject).toBe(`${asked} for Casa Ñandú, due on 04-Jan-2027`)
    expect(body.tables[0]?.rows.slice(-2)).toEqual([
      { label: 'First payment, due on 30-Dec-2026', value: '$1,241' },
      { label: 'Due on 04-Jan-2027', value: '$241.50' },
    ])
  },
)

it.each<[PaymentReminder, string]>([
  ['firstSoon', 'First payment for Casa Ñandú: $1,003.38, due on 05-Dec-2026'],
  ['firstOverdue', 'The first payment for Casa Ñandú was due on 05-Dec-2026'],
])('asks for the first payment alone where that is due: %s', async (reminder, title) => {
  vi.setSystemTime('2026-12-05T18:00:00Z')
  await deliver({ ...signed, language: 'en' }, reminder)
  const { subject, body } = (sendEmail.mock.calls[0] ?? [])[0] as RenderedEmail
  expect(subject).toBe(title)
  expect(body.paragraphs[1]).toContain('$1,003.38')
})

it.each<[string, string, PaymentReminder]>([
  ['was due with the signature by the rule of before', '2026-11-01', 'firstOverdue'],
  ['was put off', '2027-01-03', 'restSoon'],
  ['has passed, as one that comes', '2027-01-04', 'restSoon'],
  ['of the first payment has passed, as one that comes', '2026-12-05', 'firstSoon'],
  ['is that of the arrival, once the guest is there', '2027-01-04', 'restOverdue'],
])('is not sent where the day %s', async (_, dueDay, reminder) => {
  vi.setSystemTime('2027-01-05T18:00:00Z')
  await deliver(signed, reminder, dueDay)
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
