import { describe, expect, it } from 'vitest'
import { sampleReservation } from '~/testing/factories/contract'
import { sampleOffer } from '~/testing/factories/offer'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import { balanceOf, countedIn } from './balance'

const reservation = sampleReservation({ fullPayment: 1000.5, firstPayment: 500.25, currency: 'Q' })
const agreement = { stage: 'signed', reservation } as const
const [first, second] = [
  samplePayment({ currency: 'GTQ', cents: 50_025, countsCents: 50_025 }),
  samplePayment({ reference: 'P-SECOND', cents: 5000, countsCents: 39_000 }),
]

describe('the balance of a stay', () => {
  it('is that of its contract, in its currency, with the day when the rest is due', () => {
    const stay = sampleStay({ agreement, payments: [first, second] })
    expect(balanceOf(stay)).toEqual({
      currency: 'GTQ',
      full: 100_050,
      first: 50_025,
      paid: 89_025,
      open: 11_025,
      dueDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  })

  it('up to a payment leaves out the later ones, and those that were cancelled', () => {
    const stay = sampleStay({ agreement, payments: [first, second] })
    expect(balanceOf(stay, first.reference)).toMatchObject({ paid: 50_025, open: 50_025 })
    const cancelled = { ...first, cancelledAt: '2026-11-22T15:00:00.000Z' }
    const after = sampleStay({ agreement, payments: [cancelled, second] })
    expect(balanceOf(after)).toMatchObject({ paid: 39_000 })
  })

  it('is that of the accepted offer where there is no contract, or one that was withdrawn', () => {
    const offers = [sampleOffer({ stage: 'accepted', acceptedRental: 'other' })]
    const revoked = { ...agreement, stage: 'revoked' } as const
    for (const each of [null, revoked]) {
      const stay = sampleStay({ agreement: each, offers, payments: [samplePayment()] })
      expect(balanceOf(stay)).toMatchObject({ full: 61_250, open: 37_488, dueDay: null })
    }
    expect(balanceOf(sampleStay({ offers: [sampleOffer()] }))).toBeNull()
  })

  it('counts what was paid in the agreed currency, whatever it counted before that was agreed', () => {
    const early = samplePayment({ currency: 'GTQ', cents: 50_000, countsCents: 6410 })
    expect(balanceOf(sampleStay({ agreement, payments: [early] }))).toMatchObject({ paid: 50_000 })
  })

  it('counts nothing of what was counted in another currency', () => {
    const dollars = samplePayment({ currency: 'USD', cents: 50_000, countsCents: 50_000 })
    expect(countedIn('GTQ', dollars)).toBeNull()
    expect(balanceOf(sampleStay({ agreement, payments: [dollars] }))).toMatchObject({ paid: 0 })
  })

  it('is below zero where more was paid', () => {
    const much = samplePayment({ currency: 'GTQ', cents: 200_000, countsCents: 200_000 })
    expect(balanceOf(sampleStay({ agreement, payments: [much] }))).toMatchObject({ open: -99_950 })
  })
})
