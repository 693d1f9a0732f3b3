import {
  calendarFlags,
  offerTypes,
  productTypes,
  promotionTypes,
  termsTypes,
} from '../src/catalogue/coded-values'

/** The word that editors see for a coded number; throws where there is none. */
function nameOf(table: Record<string, number>, code: number): string {
  const entry = Object.entries(table).find(([, value]) => value === code)
  if (!entry) throw new Error(`No name for ${code}`)
  return entry[0]
}

export const nameOfProductType = (code: number) => nameOf(productTypes, code)
export const nameOfPromotionType = (code: number) => nameOf(promotionTypes, code)
export const nameOfTerms = (code: number) => nameOf(termsTypes, code)
export const nameOfCalendar = (code: number) => nameOf(calendarFlags, code)
export const nameOfOfferType = (code: number | undefined) =>
  code === undefined ? null : nameOf(offerTypes, code)
