import { beforeEach, expect, it, vi } from 'vitest'
import type { sendMail } from '~/platform/email/send-mail.server'
import { signedContractKind } from './signed-kind.server'

const send = vi.hoisted(() => vi.fn<typeof sendMail>(async () => {}))
vi.mock('~/platform/email/send-mail.server', () => ({ sendMail: send }))
vi.mock('~/platform/files/store/private-store.server', () => ({
  privateStore: () => ({ read: async () => null }),
}))
vi.mock('../staff/link/share-link.server', () => ({
  findContractUrl: async () => 'https://ceiba.example/contract/link',
}))
vi.mock('~/features/submissions/mail/mail-settings.server', () => ({
  getMailSettings: async () => ({ brandName: 'Ceiba Stays', address: '', phone: '', email: '' }),
  getStaffMailbox: async () => ({ name: 'Ceiba Stays', address: 'reservas@ceiba.example' }),
  teamOf: () => ({ name: 'Ceiba Stays', address: 'hola@ceiba.example' }),
}))

beforeEach(() => send.mockClear())

async function deliver(step: string, guestEmail: string | null) {
  const payload = signedContractKind.write({
    reference: 'C-7K2M9QAB',
    version: 1,
    language: 'es',
    fullName: 'María Xicay',
    property: 'Casa Azul',
    guestEmail,
    linkNumber: 1,
    staffLink: 'https://ceiba.example/contract/C-7K2M9QAB',
    hash: 'f'.repeat(64),
    pdfFile: 'a'.repeat(40),
  })
  const submission = { id: 'one', kind: signedContractKind.name, payload, acceptedAt: 0 }
  const context = { results: {}, signal: new AbortController().signal }
  await signedContractKind.deliver(step, submission, context)
  return send.mock.calls.map(([{ to, replyTo }]) => [to.address, replyTo?.address])
}

it('lets the team answer the guest, and the guest the team', async () => {
  const email = 'maria@example.com'
  expect(await deliver('mail-staff', email)).toEqual([['reservas@ceiba.example', email]])
  send.mockClear()
  expect(await deliver('mail-guest', email)).toEqual([[email, 'reservas@ceiba.example']])
})

it('tells the guest what comes next, and that the link is theirs', async () => {
  await deliver('mail-guest', 'maria@example.com')
  await deliver('mail-staff', 'maria@example.com')
  const [guest = '', team = ''] = send.mock.calls.map(([{ text }]) => text)
  for (const part of ['qué se paga y cuándo', 'El enlace es solo suyo']) {
    expect(guest).toContain(part)
    expect(team).not.toContain(part)
  }
})

it('tells the team alone of a guest without an address', async () => {
  expect(await deliver('mail-staff', null)).toEqual([['reservas@ceiba.example', undefined]])
  expect(await deliver('mail-guest', null)).toHaveLength(1)
})
