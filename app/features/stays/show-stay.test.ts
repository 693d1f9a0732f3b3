import { expect, it } from 'vitest'
import { sampleReservation } from '~/testing/factories/contract'
import { sampleOffer } from '~/testing/factories/offer'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import { showStay } from './show-stay'

it('has of offers and payments nothing, and of the contract its stage alone', () => {
  const stay = sampleStay({
    ownerId: 7,
    offers: [sampleOffer()],
    payments: [samplePayment()],
    contract: 'C-7K2M9Q',
    agreement: { stage: 'signed', signedAt: null, reservation: sampleReservation() },
  })
  const shown = showStay(stay)
  expect(shown.agreement).toEqual({ stage: 'signed' })
  expect(JSON.stringify(shown)).not.toMatch(/O-7K2M9QAB|P-7K2M9QAB|ownerId|customData/)
})
