/** The five listing sections, named as in the site's route table. */
export const sectionKeys = [
  'vacationRentals',
  'longTermRentals',
  'housesForSale',
  'uniqueStays',
  'hotels',
] as const

export type SectionKey = (typeof sectionKeys)[number]
