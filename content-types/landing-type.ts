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

const withoutStay: readonly LandingType[] = ['housesForSale', 'owners']

/** Landings about something else than a stay ask neither for days nor for guests, and promise no discount on one. */
export function isAboutStay(type: LandingType): boolean {
  return !withoutStay.includes(type)
}
