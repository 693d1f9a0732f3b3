import { monthPattern } from './month-names'

/* Parts of the patterns for days. Sentences are normalized (`normalize.ts`). */

export const from = '(?:from |between |del? |desde (?:el )?|entre (?:el )?|el |on |the ){0,3}'
export const to =
  ' ?(?:to the|to|until|till|through|and the|and|al|hasta el|hasta|a|y el|y|-) ?(?:el |the )?'
export const of = '[ -]?(?:de |of )?'
export const year = '(?:,?[ -]?(?:de |del |of )?(20\\d\\d))?'
export const date = '(\\d{1,2})'
/** Nouns behind a number that counts them, so that it is no day of the month. */
export const counted =
  '(?:people|persons?|guests?|adults?|kids?|children|pax|personas?|huespedes|adultos?|ninos?|nights?|noches?|days?|dias?|usd|dolares|quetzales|bed(?:room)?s?|bath(?:room)?s?|rooms?|habitaci(?:on|ones)|cuartos?|dormitorios?|recamaras?|banos?)'
/** Ends a day behind its month, unless the number counts: "frente al mar 4 a 6 personas", "May 4 people". */
export const notCounting = `(?= (?!(?:(?:-|to|a|or|o|and|y) ?\\d{1,3} )?${counted} ))`
/** "10 de diciembre". */
export const dayAfter = new RegExp(` ${from}${date}${of}${monthPattern}${year}(?= )`)
/** "December 10". */
export const dayBefore = new RegExp(` ${from}${monthPattern} ${date}${year}${notCounting}`)
