import { describe, expect, it } from 'vitest'
import { checkPaymentInput, readPaymentInput } from './payment-input'

const today = '2026-11-22'

function check(more: Record<string, string> = {}) {
  const form = new FormData()
  const fields = { amount: '1,250.5', currency: 'USD', day: today, way: 'cash', note: 'a\r\nb' }
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value)
  return checkPaymentInput(readPaymentInput(form), { agreed: 'USD', today })
}

describe('the form of a payment', () => {
  it('is read in cents, and counts as it was paid', () => {
    expect(check()).toEqual({ cents: 125_050, countsCents: 125_050 })
    expect(check({ amount: '0.29', counts: 'ignored' })).toMatchObject({ cents: 29 })
  })

  it('asks what another currency counts', () => {
    expect(check({ currency: 'GTQ' })).toEqual({ problems: { counts: true } })
    expect(check({ currency: 'GTQ', counts: '160' })).toEqual({
      cents: 125_050,
      countsCents: 16_000,
    })
  })

  it.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '1.250,50' }],
    ['amount', { amount: '12,50' }],
    ['day', { day: '2026-11-23' }],
    ['day', { day: '2026-11-31' }],
    ['receiptNumber', { receiptNumber: 'x'.repeat(41) }],
    ['note', { note: 'x'.repeat(1001) }],
  ])('names what cannot be used: %s of %o', (field, more) => {
    expect(check(more)).toMatchObject({ problems: { [field]: true } })
  })
})
