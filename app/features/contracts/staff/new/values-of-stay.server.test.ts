import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleOffer } from '~/testing/factories/offer'
import { sampleStay } from '~/testing/factories/stay-record'
import { valuesOfStay } from './values-of-stay.server'

const { catalogue } = vi.hoisted(() => ({ catalogue: { rentals: new Map<string, object>() } }))

vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  hasCatalogue: () => true,
  getCatalogueUntagged: () => ({
    ...catalogue,
    towns: new Map([['town', { regionId: 'region', name: { en: 'Antigua', es: 'La Antigua' } }]]),
    regions: new Map([['region', { name: { en: 'Sacatepéquez', es: 'Sacatepéquez' } }]]),
  }),
}))

afterEach(() => catalogue.rentals.clear())

const house = {
  id: 'rental',
  type: 1,
  townId: 'town',
  checkInTimeStart: '13:00',
  checkOutTime: '10:30',
  texts: { en: { name: 'Ñandú House' }, es: { name: 'Casa Ñandú' } },
}

describe('a contract that is made for a stay', () => {
  it('begins with all that is known, and with the payments that follow', () => {
    catalogue.rentals.set('rental', house)
    const stay = sampleStay({ rentalAddress: '4a calle oriente 12' })
    expect(valuesOfStay(stay, { language: 'es', percent: 50 })).toEqual({
      fullName: 'María José Xicay',
      guestEmail: 'maria@example.com',
      property: 'Casa Ñandú, La Antigua, Sacatepéquez',
      address: '4a calle oriente 12',
      rentalId: 'rental',
      startDate: '04/01/2027',
      endDate: '08/01/2027',
      stay: '4',
      totalGuests: '3',
      customCheckIn: '1 PM',
      customCheckOut: '10:30 AM',
      currency: '$',
      fullPayment: '475.23',
      downPayment: '237.62',
      firstPayment: '237.62',
      secondPayment: '237.61',
      priceLines: '4 noches: 475.23',
    })
  })

  it('keeps the words of a house that is published no longer, and books none of its nights', () => {
    const values = valuesOfStay(sampleStay(), { language: 'en', percent: 50 })
    expect(values.property).toBe('Casa Ñandú')
    expect(values).not.toHaveProperty('rentalId')
  })

  it('names no house while none is chosen for a landing request', () => {
    const stay = sampleStay({ lead: 'CS-7K2M9Q', rentalId: null, rentalName: 'Noches en flor' })
    expect(valuesOfStay(stay, { language: 'es', percent: 50 }).property).toBe('')
  })

  it('has the house, dates, guests and price of the offer that the guest accepted', () => {
    catalogue.rentals.set('rental', house)
    const accepted = { stage: 'accepted', acceptedRental: 'rental', currency: 'GTQ' } as const
    const dates = { startDate: '2027-02-01', endDate: '2027-02-05' }
    const stay = sampleStay({ ...dates, offers: [sampleOffer({ ...accepted, ...dates })] })
    expect(valuesOfStay(stay, { language: 'en', percent: 50 })).toMatchObject({
      property: 'Ñandú House, Antigua, Sacatepéquez',
      rentalId: 'rental',
      startDate: '01/02/2027',
      endDate: '05/02/2027',
      stay: '4',
      totalGuests: '3',
      currency: 'Q',
      fullPayment: '450',
      firstPayment: '225',
    })
  })

  it('has what staff set after the guest accepted an offer, and no price', () => {
    const accepted = { stage: 'accepted', acceptedRental: 'rental', currency: 'GTQ' } as const
    const { request, ...stay } = sampleStay({ offers: [sampleOffer(accepted)] })
    const moved = { ...stay, request: request && { ...request, isTotalCurrent: false } }
    const valuesWith = (more: Partial<typeof stay>) =>
      valuesOfStay({ ...moved, ...more }, { language: 'en', percent: 50 })
    expect(valuesWith({})).toMatchObject({ fullPayment: '450' })
    const dates = { startDate: '2027-02-01', endDate: '2027-02-06' }
    expect(
      valuesWith({ ...dates, guests: 5, rentalId: 'asked', rentalName: 'Asked' }),
    ).toMatchObject({
      property: 'Asked',
      startDate: '01/02/2027',
      endDate: '06/02/2027',
      stay: '5',
      totalGuests: '5',
      currency: 'Q',
      fullPayment: '',
      priceLines: '',
    })
    expect(valuesWith({ guests: 5 })).toMatchObject({ totalGuests: '5', fullPayment: '' })
    expect(valuesWith({ rentalId: 'other' })).toMatchObject({ fullPayment: '' })
  })

  it('has no price where the one that the guest saw is one of another house or other dates', () => {
    const { request, ...stay } = sampleStay()
    const moved = { ...stay, request: request && { ...request, isTotalCurrent: false } }
    expect(valuesOfStay(moved, { language: 'en', percent: 50 })).toMatchObject({
      property: 'Casa Ñandú',
      startDate: '04/01/2027',
      currency: '$',
      fullPayment: '',
      firstPayment: '',
      secondPayment: '',
    })
  })

  it('invents nothing where little is known', () => {
    const little = sampleStay({
      rentalId: null,
      rentalName: null,
      email: null,
      guests: null,
      request: null,
      startDate: null,
      endDate: null,
    })
    expect(valuesOfStay(little, { language: 'en', percent: 50 })).toEqual({
      fullName: 'María José Xicay',
      guestEmail: '',
      property: '',
      address: '',
      currency: '$',
      stay: '',
      fullPayment: '',
      downPayment: '',
      firstPayment: '',
      secondPayment: '',
      priceLines: '',
    })
  })

  it('has the lines of the price that was agreed on, in the language of the contract', () => {
    const linesIn = (language: 'en' | 'es', more: Parameters<typeof sampleStay>[0]) =>
      valuesOfStay(sampleStay(more), { language, percent: 50 }).priceLines
    const accepted = sampleOffer({ stage: 'accepted', acceptedRental: 'rental' })
    const before = '4 noches a $125: 500.00\nCliente de siempre: -50.00'
    expect(linesIn('es', { offers: [accepted] })).toBe(before)
    expect(linesIn('en', { offers: [accepted] })).toBe('')
    const houses = accepted.houses.map((house) => ({
      ...house,
      lines: [{ label: { en: '4 nights', es: '4 noches' }, cents: 50_000 }],
    }))
    const inBoth = { offers: [{ ...accepted, houses }] }
    expect(linesIn('en', inBoth)).toBe('4 nights: 500.00\nCliente de siempre: -50.00')
    expect(linesIn('es', inBoth)).toBe('4 noches: 500.00\nCliente de siempre: -50.00')
  })

  it('has no lines in the other language, nor such that make another price', () => {
    const { request } = sampleStay()
    const linesIn = (language: 'en' | 'es', amount: number, isTotalCurrent = true) => {
      const priceLines = [{ label: '4 noches', amount }]
      const changed = request && { ...request, priceLines, isTotalCurrent }
      return valuesOfStay(sampleStay({ request: changed }), { language, percent: 50 }).priceLines
    }
    expect(linesIn('es', 475.23)).toBe('4 noches: 475.23')
    expect(linesIn('en', 475.23)).toBe('')
    expect(linesIn('es', 475)).toBe('')
    expect(linesIn('es', 475.23, false)).toBe('')
  })
})
