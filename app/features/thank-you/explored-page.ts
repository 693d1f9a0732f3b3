import { landingTypes, type LandingType } from '~content/landing-type'
import type { PageName } from '~/routing/table'

const pages: Partial<Record<LandingType, PageName>> = {
  longTermRentals: 'longTermRentals',
  housesForSale: 'housesForSale',
  uniqueStays: 'uniqueStays',
  hotels: 'hotels',
}

/** The list that somebody goes on to who was thanked, by the landing type in the address. */
export function exploredPage(search: URLSearchParams): PageName {
  if (search.get('uniqueStays') === 'true') return 'uniqueStays'
  const type = landingTypes.find((known) => known === search.get('type'))
  return (type && pages[type]) ?? 'vacationRentals'
}
