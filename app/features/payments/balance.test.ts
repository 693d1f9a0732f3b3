import { describe, expect, it } from 'vitest'
import type { Stay } from '~content/stay'
import { sampleReservation } from '~/testing/factories/contract'
import { sampleOffer } from '~/testing/factories/offer'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import { agreedCurrency, balanceOf, countedIn, openParts } from './balance'

const reservation = sampleReservation({ fullPayment: 1000.5, firstPayment: 500.25, currency: 'Q' })
const signedAt = '2026-11-02T03:00:00.000Z'
const agreement = { stage: 'signed', signedAt, reservation } as const
const [first, second] = [
  samplePayment({ currency: 'GTQ', cents: 50_025, countsCents: 50_025 }),
  samplePayment({ reference: 'P-SECOND', cents: 5000, countsCents: 39_000 }),
]

describe('the balance of a stay', () => {
  it('is that of its contract, in its currency, with the days when it is due', () => {
    const stay = sampleStay({ agreement, payments: [first, second] })
    expect(balanceOf(stay)).toEqual({
      currency: 'GTQ',
      full: 100_050,
      first: 50_025,
      paid: 89_025,
      open: 11_025,
      isCalledOff: false,
      dueDays: { first: '2026-12-05', rest: '2027-01-04' },
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
      const accepted = { rentalId: 'other', offers, payments: [samplePayment()] }
      const stay = sampleStay({ agreement: each, ...accepted })
      expect(balanceOf(stay)).toMatchObject({ full: 61_250, open: 37_488, dueDays: null })
      expect(balanceOf({ ...stay, guests: 4 })).toBeNull()
    }
    expect(balanceOf(sampleStay({ offers: [sampleOffer()] }))).toBeNull()
  })

  it('is counted in the currency of the accepted offer, also where its price is one of this stay no more', () => {
    const offers = [sampleOffer({ stage: 'accepted', acceptedRental: 'rental', currency: 'GTQ' })]
    expect(agreedCurrency(sampleStay({ offers }))).toBe('GTQ')
    expect(agreedCurrency(sampleStay({ offers, guests: 4 }))).toBe('GTQ')
    expect(agreedCurrency(sampleStay())).toBe('USD')
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

  it.each(['cancelled', 'lost'] as const)(
    'keeps what was paid of a stay that is %s, and has nothing open',
    (stage) => {
      const balance = balanceOf(sampleStay({ stage, agreement, payments: [first] }))
      expect(balance).toMatchObject({ paid: 50_025, open: 0, isCalledOff: true })
      expect(balance && openParts(balance)).toEqual([])
    },
  )
})

describe('what is open, by the day on which it is due', () => {
  const partsOf = (cents: number, more: Partial<NonNullable<Stay['agreement']>> = {}) => {
    const payments = [samplePayment({ currency: 'GTQ', cents, countsCents: cents })]
    const balance = balanceOf(sampleStay({ agreement: { ...agreement, ...more }, payments }))
    return balance && openParts(balance).map(({ part, cents, dueDay }) => [part, cents, dueDay])
  }

  it('is the first payment before the arrival, and the rest on the day of arrival', () => {
    expect(partsOf(0)).toEqual([
      ['first', 50_025, '2026-12-05'],
      ['rest', 50_025, '2027-01-04'],
    ])
    expect(partsOf(50_000)).toEqual([
      ['first', 25, '2026-12-05'],
      ['rest', 50_025, '2027-01-04'],
    ])
    expect(partsOf(60_000)).toEqual([['rest', 40_050, '2027-01-04']])
    expect(partsOf(100_050)).toEqual([])
  })

  it('is due with the signature where that is later, on the day of Guatemala', () => {
    expect(partsOf(0, { signedAt: '2026-12-29T03:00:00.000Z' })).toEqual([
      ['first', 50_025, '2026-12-28'],
      ['rest', 50_025, '2027-01-04'],
    ])
    const onArrival = partsOf(0, { signedAt: '2027-01-04T18:00:00.000Z' })
    expect(onArrival).toEqual([['rest', 100_050, '2027-01-04']])
    const afterArrival = partsOf(0, { signedAt: '2027-01-05T18:00:00.000Z' })
    expect(afterArrival).toEqual([['rest', 100_050, '2027-01-05']])
  })

  it('is not due before the signature, and by the days of the contract where nobody knows when that was', () => {
    expect(partsOf(0, { stage: 'sent', signedAt: null })).toEqual([])
    expect(partsOf(0, { stage: 'sent' })).toHaveLength(2)
    expect(partsOf(0, { signedAt: null })).toMatchObject([['first', 50_025, '2026-12-05'], {}])
  })
})
