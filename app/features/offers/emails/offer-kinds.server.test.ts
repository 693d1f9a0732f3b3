import { beforeEach, expect, it, vi } from 'vitest'
import type { Offer } from '~content/offer'
import type { OfferStage } from '~content/offer-stage'
import { sampleOffer } from '~/testing/factories/offer'
import { offerAcceptedKind } from './offer-kinds.server'

const { sendMail, state } = vi.hoisted(() => ({
  sendMail: vi.fn(async (_mail: { to: { address: string } }) => {}),
  state: {} as { offer: Offer },
}))
vi.mock('~/platform/email/send-mail.server', () => ({ sendMail }))
vi.mock('../offer-store.server', () => ({
  createOfferStore: () => ({ find: async () => state.offer }),
}))
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

beforeEach(() => sendMail.mockClear())

async function deliverAccepted(stage: OfferStage) {
  state.offer = sampleOffer({ stage, acceptedRental: 'rental' })
  const payload = JSON.stringify({ reference: state.offer.reference })
  const stored = { id: 'one', kind: offerAcceptedKind.name, payload, acceptedAt: 0 }
  const context = { results: {}, signal: new AbortController().signal }
  for (const step of offerAcceptedKind.stepNames) {
    await offerAcceptedKind.deliver(step, stored, context)
  }
  return sendMail.mock.calls.map(([{ to }]) => to.address)
}

it('tells both sides that a house is kept, unless the offer was withdrawn meanwhile', async () => {
  const told = ['maria@example.com', 'reservas@ceiba.example']
  expect(await deliverAccepted('accepted')).toEqual(told)
  sendMail.mockClear()
  expect(await deliverAccepted('withdrawn')).toEqual([])
})
