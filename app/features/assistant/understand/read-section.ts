import type { SectionKey } from '~content/section-key'
import { extractFirst, type Reading } from './normalize'

/** Words that name a section whatever else is said, the surest first. */
const sure: readonly [SectionKey, RegExp][] = [
  [
    'housesForSale',
    / (?:for sale|on sale|to buy|want to buy|buying|buy|purchase|en venta|a la venta|venta|se vende|comprar|compra|invertir|to invest)(?= )/,
  ],
  [
    'uniqueStays',
    / (?:unique stays?|unique places?|estadias? unicas?|lugares? unicos?|unusual|diferente|fuera de lo comun|glamping)(?= )/,
  ],
  [
    'hotels',
    / (?:(?:rent )?(?:a |an |the )?(?:whole|entire|boutique) hotels?|hotel (?:completo|entero|boutique)|(?:todo )?un hotel|hotels?|hoteles|posadas?)(?= )/,
  ],
  [
    'longTermRentals',
    / (?:long[- ]?term(?: rentals?)?|long stays?|by the month|monthly (?:rentals?|rent)|monthly|lease|largo plazo|por mes|por meses|mensual(?:es)?|estadias? largas?|para vivir|to live in|to live|semestre|semester)(?= )/,
  ],
  [
    'vacationRentals',
    / (?:vacation rentals?|holiday (?:rentals?|homes?|lets?)|vacation|vacations|holidays?|casas? vacacional(?:es)?|vacacional(?:es)?|vacaciones|airbnb|short[- ]?term|corto plazo|por noche|por noches|per night|nightly)(?= )/,
  ],
]

const forRent =
  / (?:(?:houses?|homes?|apartments?|casas?|apartamentos?) )?(?:for rent|to rent|to let|en alquiler|en renta|se alquila|de alquiler|de renta)(?= )/
/** "Renta de apartamento", whose kind of house has been taken out of the sentence by then. */
const rentOf = / (?:renta|alquiler) de (?:una? )?(?:casas?|apartamentos?|aptos?|estudios?)(?= )/

/** "A month" alone is what a price is of (read-price.ts). */
const aLength = '(?:for|stay|staying|spend|spending)(?: about| around| at least)? a'
const monthsPattern = new RegExp(
  ` (?:(?:for |por |durante )?(\\d{1,2}|one|un)|${aLength}) (?:months?|mes|meses)(?= )`,
)
const yearsPattern = new RegExp(
  ` (?:(?:for |por |durante )?(\\d|one|un)|${aLength}) (?:years?|anos?)(?= )`,
)

/** The section that a sentence names; null if it names none. */
export function readSection(text: string): Reading<SectionKey | null> {
  for (const [section, pattern] of sure) {
    const taken = extractFirst(text, [pattern])
    if (taken) return { value: section, rest: taken.rest }
  }
  return { value: null, rest: text }
}

/**
 * "For rent" is how people speak of a house by the month, and of one by the night as soon as they name
 * guests or days; the caller knows that.
 */
export function readForRent(text: string, sentence: string): Reading<boolean> {
  const taken = extractFirst(text, [forRent])
  return taken ? { value: true, rest: taken.rest } : { value: rentOf.test(sentence), rest: text }
}

/** The length of a wanted rental, in months. */
export function readMonths(text: string): Reading<number | null> {
  const months = extractFirst(text, [monthsPattern])
  if (months) return { value: countOf(months.match[1]), rest: months.rest }
  const years = extractFirst(text, [yearsPattern])
  if (years) return { value: 12 * countOf(years.match[1]), rest: years.rest }
  return { value: null, rest: text }
}

function countOf(text: string | undefined): number {
  return /^\d+$/.test(text ?? '') ? Number(text) : 1
}
