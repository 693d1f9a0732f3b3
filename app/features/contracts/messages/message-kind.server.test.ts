import { expect, it, vi } from 'vitest'
import type { sendMail } from '~/platform/email/send-mail.server'
import { sampleContract } from '~/testing/factories/contract'
import { contractMessageKind, contractMessageOf } from './message-kind.server'

const send = vi.hoisted(() => vi.fn<typeof sendMail>(async () => {}))
vi.mock('~/platform/email/send-mail.server', () => ({ sendMail: send }))
vi.mock('~/features/submissions/mail/mail-settings.server', () => ({
  getMailSettings: async () => ({ brandName: 'Ceiba Stays', address: '', phone: '', email: '' }),
  getStaffMailbox: async () => ({ name: 'Ceiba Stays', address: 'reservas@ceiba.example' }),
  teamOf: () => ({ name: 'Ceiba Stays', address: 'hola@ceiba.example' }),
}))

it('shows the team what the guest wrote, line by line, and lets it answer the guest', async () => {
  const contract = sampleContract({ language: 'es', guestEmail: 'maria@example.com' })
  const text = '¿Hay cuna?\n\n¿Y <b>dos</b> llaves?'
  const payload = contractMessageKind.write(contractMessageOf(contract, { action: 'ask', text }))
  const submission = { id: 'one', kind: contractMessageKind.name, payload, acceptedAt: 0 }
  const context = { results: {}, signal: new AbortController().signal }
  await contractMessageKind.deliver('mail-staff', submission, context)
  const [mail] = send.mock.calls[0] ?? []
  expect(mail?.replyTo?.address).toBe('maria@example.com')
  expect(mail?.text).toContain(
    'Lo que escribió el huésped\n\n  ¿Hay cuna?\n  \n  ¿Y <b>dos</b> llaves?',
  )
  expect(mail?.html).toMatch(/white-space:pre-line[^>]*>¿Hay cuna\?\n\n¿Y &lt;b&gt;dos/)
})
