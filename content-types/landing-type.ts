/** What a landing is about; it travels along with the leads it brings. */
export const landingTypes = [
  'vacationRentals',
  'longTermRentals',
  'housesForSale',
  'uniqueStays',
  'hotels',
  'farm',
  'events',
  'owners',
  'other',
] as const

export type LandingType = (typeof landingTypes)[number]
