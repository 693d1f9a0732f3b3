import { beforeEach, expect, it, vi } from 'vitest'
import type { BookingConfirmation } from '~content/booking-confirmation'
import type { Stay } from '~content/stay'
import type { RenderedEmail } from '~/features/submissions/mail/rendered-email'
import { sampleBooking } from '~/testing/factories/booking'
import { sampleStay } from '~/testing/factories/stay-record'
import { rotateKey } from '~/testing/rotate-key'
import { bookingLink, hashBookingLink } from '../booking-link.server'
import { mailGuest } from './instructions-kind.server'

const sendEmail = vi.hoisted(() => vi.fn(async (_mail: unknown, _sending: unknown) => {}))
vi.mock('~/features/submissions/mail/send-email.server', () => ({ sendEmail }))
vi.mock('~/features/submissions/mail/mail-settings.server', () => ({
  getMailSettings: async () => ({
    brandName: 'Ceiba Stays',
    address: 'Antigua',
    phone: '+502',
    email: 'hola@ceiba.example',
  }),
  teamOf: () => ({ name: 'Ceiba Stays', address: 'hola@ceiba.example' }),
  getStaffMailbox: async () => ({ name: 'Ceiba Stays', address: 'reservas@ceiba.example' }),
}))

beforeEach(() => sendEmail.mockClear())

const released = sampleBooking({ instructionsReleased: true })
const confirmed = sampleStay({ stage: 'confirmed' })

const findByLink = async (hash: string) => (hash === storedHash ? released : null)
const storedHash = hashBookingLink(released)

function deliver(stay: Stay | null, booking: BookingConfirmation | null) {
  const submission = { payload: { stay: 'CS-7K2M9Q', booking: 'b1' } }
  const context = { signal: new AbortController().signal }
  const parts = {
    stays: { find: async () => stay },
    bookings: { find: async () => booking, findByLink },
  }
  return mailGuest(submission, context, parts)
}

it('has the link and the day, and nothing of the instructions', async () => {
  await deliver(confirmed, released)
  const [mail, sending] = sendEmail.mock.calls[0] ?? []
  const { subject, body } = mail as RenderedEmail
  expect(subject).toBe('Cómo llegar a Casa Ñandú: sus instrucciones de llegada están listas')
  expect(body.paragraphs[1]).toContain('04-ene-2027')
  expect(body.button?.url).toContain(bookingLink(released))
  expect(JSON.stringify(body)).not.toMatch(/4711|portón/)
  expect(sending).toMatchObject({
    to: { address: 'maria@example.com' },
    messageId: 'b1.instructions',
  })
})

it('does not promise the way where nobody wrote it', async () => {
  const [stay] = released.details
  if (!stay) throw new Error('The sample has a place.')
  const unwritten = { ...stay, arrivalInstructions: { en: '', es: '' } }
  await deliver(confirmed, { ...released, details: [stay, unwritten] })
  const email = sendEmail.mock.calls[0]?.[0] as RenderedEmail | undefined
  expect(email?.subject).toBe('Su llegada a Casa Ñandú el 04-ene-2027')
  expect(email?.body.paragraphs[1]).toContain('cómo llegar y cómo entrar se lo contamos en persona')
})

it.each<[string, Stay | null, BookingConfirmation | null]>([
  ['stay was cancelled', { ...confirmed, stage: 'cancelled' }, released],
  ['confirmation was cancelled', confirmed, { ...released, stage: 'cancelled' }],
  ['instructions are held again', confirmed, sampleBooking()],
  ['guest has no address', { ...confirmed, email: null }, released],
  ['confirmation is gone', confirmed, null],
])('is not sent where the %s', async (_, stay, booking) => {
  await deliver(stay, booking)
  expect(sendEmail).not.toHaveBeenCalled()
})

it('has the link that the guest has after the key was rotated', async () => {
  const link = bookingLink(released)
  rotateKey()
  await deliver(confirmed, released)
  const email = sendEmail.mock.calls[0]?.[0] as RenderedEmail | undefined
  expect(email?.body.button?.url).toContain(link)
})
