import { describe, expect, it } from 'vitest'
import {
  type RentalDraft,
  rentalFaults,
  rentalWarnings,
} from '../src/publishing/checks/rental-checks'

const draft: RentalDraft = {
  type: 'vacation_rental',
  basePrice: 100,
  pricePerMonth: null,
  salePrice: null,
  latitude: 14.5,
  length: -90.7,
  capacityOfPeople: 4,
  noBedroom: 1,
  town: { name: 'Antigua' },
  gallery: Array.from({ length: 8 }, () => ({ picture: {}, alt: 'A house' })),
  bedrooms: [{}],
  amenities: [{}],
  cancellationPolicy: [{}],
  lockDates: [],
  aRSpecialPrices: [],
}

describe('the publish checks of a rental', () => {
  it('find nothing where nothing is missing', () => {
    expect(rentalFaults(draft)).toEqual([])
    expect(rentalWarnings(draft)).toEqual([])
  })

  it('ask for the price that the kind of offer needs', () => {
    const priceless = { ...draft, basePrice: null }
    expect(rentalWarnings(priceless)).toHaveLength(1)
    expect(rentalWarnings({ ...priceless, type: 'long_term_rental' })).toEqual([
      'No price a month.',
    ])
    expect(rentalWarnings({ ...priceless, type: 'house_for_sale', salePrice: 0 })).toEqual([])
  })

  it('count a picture only where there is one', () => {
    expect(rentalWarnings({ ...draft, gallery: [{ alt: 'Lost' }] })[0]).toContain('no pictures')
  })

  it('accept a period of one night, and reject one that ends before it begins', () => {
    const day = { startDate: '2027-01-02', endDate: '2027-01-02' }
    expect(rentalFaults({ ...draft, lockDates: [day] })).toEqual([])
    const backwards = { ...day, endDate: '2027-01-01' }
    expect(rentalFaults({ ...draft, aRSpecialPrices: [backwards] })).toHaveLength(1)
  })
})
