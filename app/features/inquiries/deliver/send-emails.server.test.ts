import { beforeEach, expect, it, vi } from 'vitest'
import { referenceOf } from '~/features/submissions/reference-of.server'
import type { RenderedEmail } from '~/features/submissions/mail/rendered-email'
import { emailText } from '~/platform/email/body/email-text'
import type { Json } from '~/platform/outbox/outbox-kind'
import { someInquiryRecord } from '~/testing/factories/inquiry-record'
import { mailStaff } from './send-emails.server'

const sendEmail = vi.hoisted(() => vi.fn(async (_mail: unknown, _sending: unknown) => {}))
vi.mock('~/features/submissions/mail/send-email.server', () => ({ sendEmail }))
vi.mock('~/features/submissions/mail/mail-settings.server', () => ({
  getMailSettings: async () => ({
    brandName: 'Ceiba Stays',
    address: 'Antigua',
    phone: '+502',
    email: 'hola@ceiba.example',
    whatsappNumber: '50255500146',
  }),
  getStaffMailbox: async () => ({ name: 'Ceiba Stays', address: 'equipo@ceiba.example' }),
  teamOf: () => ({ name: 'Ceiba Stays', address: 'hola@ceiba.example' }),
}))

beforeEach(() => sendEmail.mockClear())

const id = '5b0c6a4e-0000-4000-8000-000000000001'

async function linkFor(results: Record<string, Json>): Promise<string | undefined> {
  const payload = someInquiryRecord()
  const submission = { id, kind: 'inquiry', payload, acceptedAt: new Date('2027-01-12T15:00:00Z') }
  await mailStaff(submission, { results, signal: new AbortController().signal })
  const [mail] = sendEmail.mock.calls[0] ?? []
  return /\/(CS-[\w-]+)/.exec(emailText((mail as RenderedEmail).body))?.[1]
}

it('leads the team to the stay that the CMS has made, also where the usual reference was taken', async () => {
  const taken = `${referenceOf(id)}-2`
  expect(await linkFor({ cms: { reference: taken } })).toBe(taken)
})

it('leads to the usual reference while the CMS has not taken the inquiry', async () => {
  expect(await linkFor({})).toBe(referenceOf(id))
})
