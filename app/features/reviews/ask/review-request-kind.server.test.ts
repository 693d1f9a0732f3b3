import { beforeEach, expect, it, vi } from 'vitest'
import type { RenderedEmail } from '~/features/submissions/mail/rendered-email'
import type { Review } from '~content/review'
import { sampleReview } from '~/testing/factories/review'
import { findReviewUrl } from '../review-link.server'
import { mailGuest } from './review-request-kind.server'

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

const findByLink = async () => null
const now = new Date('2027-01-10T15:00:00Z')

function deliver(review: Review | null) {
  const submission = { payload: { reference: 'CS-7K2M9Q' } }
  const context = { signal: new AbortController().signal }
  return mailGuest(submission, context, { store: { find: async () => review, findByLink }, now })
}

it('has the link, the house and the dates, in the language of the guest', async () => {
  const review = sampleReview()
  await deliver(review)
  const [mail, sending] = sendEmail.mock.calls[0] ?? []
  const { subject, body } = mail as RenderedEmail
  expect(subject).toBe('¿Qué le pareció Casa Ñandú?')
  expect(body.paragraphs[0]).toContain('Casa Ñandú, del 04-ene-2027 al 08-ene-2027')
  expect(body.button?.url).toBe(await findReviewUrl(review, { findByLink }))
  expect(body.button?.url).toMatch(/\/es\/opinion\/[\w-]{32}$/)
  expect(sending).toMatchObject({
    to: { address: 'ana@example.com' },
    messageId: 'CS-7K2M9Q.review',
  })
})

it.each([
  ['was written', sampleReview({ stage: 'received' })],
  ['is of a stay that was cancelled', stayOf({ stage: 'cancelled' })],
  ['is of a stay that was made longer', stayOf({ endDate: '2027-01-12' })],
  ['has no address', stayOf({ email: null })],
  ['does not exist', null],
] as const)('is not sent where the review %s', async (_, review) => {
  await deliver(review)
  expect(sendEmail).not.toHaveBeenCalled()
})

function stayOf(over: Partial<NonNullable<Review['stay']>>): Review {
  const review = sampleReview()
  return sampleReview({ stay: review.stay && { ...review.stay, ...over } })
}
