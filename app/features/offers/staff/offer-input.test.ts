import { describe, expect, it } from 'vitest'
import { checkOfferInput, readOfferInput } from './offer-input'

function formOf(more: Record<string, string> = {}): FormData {
  const form = new FormData()
  const fields = {
    guestName: ' María ',
    guestEmail: 'maria@example.com',
    language: 'en',
    pet: 'on',
    startDate: '2027-01-04',
    endDate: '2027-01-08',
    adults: '2',
    children: '',
    currency: 'GTQ',
    validFor: '48',
    validUnit: 'hours',
    message: 'Uno\r\ndos',
    'house[0].name': '',
    'house[2].name': 'Casa Ñandú',
    'house[2].amount': '-10',
    ...more,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const check = (more?: Record<string, string>) => checkOfferInput(readOfferInput(formOf(more)))

describe('the form of an offer', () => {
  it('is read as it was typed, without its empty lines', () => {
    expect(readOfferInput(formOf())).toMatchObject({
      guestName: 'María',
      language: 'en',
      pet: true,
      lateCheckIn: false,
      holdsNights: false,
      houses: [{ name: 'Casa Ñandú', amount: '-10', reason: '', unit: 'percent' }],
    })
    expect(check()).toMatchObject({
      terms: { adults: 2, children: 0, validFor: 48 * 3_600_000, message: 'Uno\ndos' },
    })
  })

  it('makes a blank of a tab in the reason of an adjustment, which the CMS rejects', () => {
    expect(readOfferInput(formOf({ 'house[2].reason': 'Cliente\tde siempre' }))).toMatchObject({
      houses: [{ reason: 'Cliente de siempre' }],
    })
  })

  it.each([
    ['guestName', { guestName: ' ' }],
    ['guestEmail', { guestEmail: 'maria@' }],
    ['guestEmail', { guestEmail: 'a@b.c, d@e.f' }],
    ['startDate', { startDate: '2026-02-30' }],
    ['endDate', { endDate: '2027-01-04' }],
    ['adults', { adults: '0' }],
    ['adults', { adults: '1e3' }],
    ['children', { children: '-1' }],
    ['validFor', { validFor: '0' }],
    ['validFor', { validFor: '61', validUnit: 'days' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['houses', { 'house[2].name': '' }],
  ])('names what cannot be used: %s of %o', (field, more) => {
    expect(check(more)).toEqual({ problems: { [field]: true } })
  })
})
