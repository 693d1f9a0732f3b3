import { expect, it } from 'vitest'
import { findOutdatedTexts } from './find-outdated-texts'

const before = {
  rentalId: 'casa',
  property: 'Casa Ñandú',
  address: '4a calle 12',
  startDate: '30-dic-2026',
  endDate: '05-ene-2027',
  totalGuests: '3',
  currency: '$',
  priceLines: '6 nights: 708.00\nCleaning: 35.00',
}

it('names the lines of the price when dates, guests or currency change, however days are written', () => {
  const same = {
    ...before,
    endDate: '05/01/2027',
    priceLines: '6 nights: 708.00\r\nCleaning: 35.00',
  }
  expect(findOutdatedTexts(before, same)).toEqual([])
  for (const change of [{ endDate: '08/01/2027' }, { totalGuests: '4' }, { currency: 'Q' }]) {
    expect(findOutdatedTexts(before, { ...same, ...change })).toEqual(['priceLines'])
  }
})

it('names also the name and address when the house changes, until they are changed or empty', () => {
  const other = { ...before, rentalId: 'quinta' }
  expect(findOutdatedTexts(before, other)).toEqual(['property', 'address', 'priceLines'])
  const written = { ...other, property: 'Quinta', address: '', priceLines: '6 nights: 743.00' }
  expect(findOutdatedTexts(before, written)).toEqual([])
})
