import type { Rental } from '~content/rental'
import { rental, rentalText } from '~/testing/factories/rental'
import { addDays } from '~/platform/time/guatemala-day'

/** From when on their nights are taken. */
export const today = '2026-11-21'

/** Spread without chance, so that every run measures the same. */
export function syntheticRentals(count: number): Rental[] {
  const towns = ['antigua', 'ciudad-vieja', 'panajachel']
  const texts = { en: rentalText(), es: rentalText() }
  return Array.from({ length: count }, (_, n) => ({
    ...rental({
      id: `synthetic-${n}`,
      slug: `synthetic-${n}`,
      townId: towns[n % towns.length] ?? 'antigua',
      basePrice: n % 50 === 0 ? null : 40 + ((n * 37) % 600),
      capacityOfPeople: 1 + ((n * 7) % 16),
      noBedroom: (n * 5) % 8,
      minNight: 1 + (n % 4),
      topListing: n % 20 === 0,
      newProduct: n % 9 === 0,
      noBathroom: 1 + (n % 5),
      typeOfProperty: (['house', 'villa', 'cabin'] as const)[n % 3] ?? 'house',
      amenityIds: Array.from({ length: n % 12 }, (__, each) => `amenity-${(n + each * 3) % 20}`),
      weeklyDiscount: n % 4 === 0 ? 10 : null,
      promotionIds: n % 3 === 0 ? ['november', 'december'] : [],
      extraFeeIds: n % 2 === 0 ? ['cleaning', 'service'] : ['cleaning'],
      aRSpecialPrices:
        n % 2 === 0
          ? [{ startDate: '2026-12-20', endDate: '2027-01-03', price: 400, minDays: 4 }]
          : [],
      listedOn: addDays('2024-01-01', (n * 13) % 1000),
      lockDates: Array.from({ length: n % 8 }, (_, lock) => {
        const startDate = addDays(today, ((n * 11 + lock * 29) % 240) - 20)
        return { startDate, endDate: addDays(startDate, 2 + (n % 6)) }
      }),
    }),
    texts,
  }))
}
