import type { SectionKey } from '~content/section-key'
import type { ProductType, Rental } from '~content/rental'

/** Which section lists a rental (browsing.md §2, "Section slugs"). */
export function sectionOf(rental: Pick<Rental, 'type' | 'fullHotel'>): SectionKey {
  switch (rental.type) {
    case 1:
      return rental.fullHotel ? 'hotels' : 'vacationRentals'
    case 2:
      return 'longTermRentals'
    case 3:
      return 'housesForSale'
    case 5:
      return 'uniqueStays'
  }
}

/** The product type that a section lists. */
export const typeOfSection: Record<SectionKey, ProductType> = {
  vacationRentals: 1,
  hotels: 1,
  longTermRentals: 2,
  housesForSale: 3,
  uniqueStays: 5,
}
