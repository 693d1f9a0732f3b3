import { expect, it } from 'vitest'
import { sampleReservation } from '~/testing/factories/contract'
import { sampleOffer } from '~/testing/factories/offer'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import { showStay } from './show-stay.server'

it('has of offers and payments nothing, and of the contract its stage and signature alone', () => {
  const stay = sampleStay({
    ownerId: 7,
    offers: [sampleOffer()],
    payments: [samplePayment()],
    contract: 'C-7K2M9Q',
    agreement: { stage: 'signed', signedAt: null, reservation: sampleReservation() },
  })
  const shown = showStay(stay)
  expect(shown.agreement).toEqual({ stage: 'signed', signedAt: null })
  expect(JSON.stringify(shown)).not.toMatch(/O-7K2M9QAB|P-7K2M9QAB|ownerId|customData/)
})

it('shows a phone number with the code of its country, which chats need', () => {
  const phoneOf = (phone: string | null) => showStay(sampleStay({ phone })).phone
  expect(phoneOf('5555 1234')).toBe('+502 5555 1234')
  expect(phoneOf('+1 213 373 4253')).toBe('+1 213 373 4253')
  expect(phoneOf('ext. 12')).toBe('ext. 12')
  expect(phoneOf(null)).toBeNull()
})
