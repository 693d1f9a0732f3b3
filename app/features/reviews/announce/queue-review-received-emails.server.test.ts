import { beforeEach, expect, it, vi } from 'vitest'
import type { Review } from '~content/review'
import type { RenderedEmail } from '~/features/submissions/mail/rendered-email'
import { sampleReview } from '~/testing/factories/review'
import { queueReviewReceivedEmails } from './queue-review-received-emails.server'
import { mailStaff } from './review-received-kind.server'

const sendEmail = vi.hoisted(() => vi.fn(async (_mail: unknown, _sending: unknown) => {}))
vi.mock('~/features/submissions/mail/send-email.server', () => ({ sendEmail }))
vi.mock('~/features/submissions/mail/mail-settings.server', () => ({
  getMailSettings: async () => ({
    brandName: 'Ceiba Stays',
    address: 'Antigua',
    phone: '+502',
    email: 'hola@ceiba.example',
  }),
  getStaffMailbox: async () => ({ name: 'Ceiba Stays', address: 'equipo@ceiba.example' }),
  teamOf: () => ({ name: 'Ceiba Stays', address: 'hola@ceiba.example' }),
}))

beforeEach(() => sendEmail.mockClear())

const received = sampleReview({
  stage: 'received',
  name: 'Ana X.',
  text: 'Muy <b>bonito</b>.',
  ratings: { place: 5, cleanliness: 4, accuracy: 5, host: 5, value: 3 },
})
const now = new Date('2027-01-12T15:00:00Z')

it('queues the reviews that wait, and none of long ago', async () => {
  const asked: string[] = []
  const store = {
    async list(query: URLSearchParams) {
      asked.push(String(query))
      const listed = { ...received, guestName: 'Ana Lucía Xicará' }
      const old = { ...listed, reference: 'CS-OLD', at: '2026-12-01T15:00:00.000Z' }
      return { data: [listed, old], total: 2 }
    },
  }
  const queued: string[] = []
  await queueReviewReceivedEmails({ store, queue: async (each) => void queued.push(each), now })
  expect(asked).toEqual(['stage=received'])
  expect(queued).toEqual(['CS-7K2M9Q'])
})

function deliver(review: Review | null) {
  const context = { signal: new AbortController().signal }
  const submission = { payload: { reference: 'CS-7K2M9Q' } }
  return mailStaff(submission, context, { find: async () => review })
}

it('tells the team the stars and the words, with the page on which it is decided', async () => {
  await deliver(received)
  const [mail, sending] = sendEmail.mock.calls[0] ?? []
  const { subject, body } = mail as RenderedEmail
  expect(subject).toBe('Una opinión sobre Casa Ñandú: 4.4 estrellas')
  expect(body.quote?.text).toBe('Muy <b>bonito</b>.')
  expect(body.button?.url).toMatch(/\/es\/personal\/opiniones\/CS-7K2M9Q$/)
  expect(sending).toMatchObject({
    to: { address: 'equipo@ceiba.example' },
    messageId: 'CS-7K2M9Q.review-received',
  })
})

it.each([sampleReview(), { ...received, stage: 'approved' as const }, null])(
  'tells nothing of a review that waits for nobody',
  async (review) => {
    await deliver(review)
    expect(sendEmail).not.toHaveBeenCalled()
  },
)
