import { describe, expect, it } from 'vitest'
import type { ExtraFee } from '~content/taxonomy'
import { someCurrencies } from '~/testing/factories/currencies'
import { addedFees } from './added-fees'

function fee(id: string, facts: Partial<ExtraFee> = {}): ExtraFee {
  const name = { en: id, es: id }
  return { id, name, kind: 'cleaning', mode: 'stay', amount: 40, includedGuests: null, ...facts }
}

function added(fees: ExtraFee[], by: 'night' | 'month' = 'night') {
  const extraFees = new Map(fees.map((each) => [each.id, each]))
  const lookups = { extraFees, currencies: someCurrencies }
  return addedFees({ extraFeeIds: [...extraFees.keys(), 'gone'] }, by, lookups)
}

describe('what is added to a price without dates', () => {
  it('is the cleaning, in each currency', () => {
    expect(added([fee('clean')])).toEqual({
      once: { USD: '$40', GTQ: 'Q312' },
      isCleaning: true,
      hasMore: false,
    })
  })

  it('is the sum of what is charged once, each fee converted by itself', () => {
    const cents = { kind: 'other', amount: 0.06 } as const
    expect(added([fee('a', cents), fee('b', cents)])).toEqual({
      once: { USD: '$0.12', GTQ: 'Q0.94' },
      isCleaning: false,
      hasMore: false,
    })
  })

  it('says that more fees come on top, and where nothing is charged once', () => {
    const service = fee('service', { kind: 'service', mode: 'percent', amount: 5 })
    expect(added([fee('clean'), service])).toMatchObject({ once: { USD: '$40' }, hasMore: true })
    expect(added([service])).toEqual({ isCleaning: false, hasMore: true })
  })

  it('is nothing where guests must ask for it, or be many, or stay by the night', () => {
    expect(added([fee('pet', { kind: 'pet' })])).toBeNull()
    expect(added([fee('extra', { mode: 'extraGuest', includedGuests: 4 })])).toBeNull()
    expect(added([fee('heating', { mode: 'night' })], 'month')).toBeNull()
    expect(added([])).toBeNull()
  })
})
