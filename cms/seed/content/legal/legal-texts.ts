import { cookies } from './cookies'
import type { LegalSeed } from './legal-seed'
import { longTerm } from './long-term'
import { privacy } from './privacy'
import { sale } from './sale'
import { terms } from './terms'
import { uniqueStays } from './unique-stays'
import { vacationRentals } from './vacation-rentals'

/** In the order of the list beside them. */
export const legalTexts: readonly LegalSeed[] = [
  terms,
  privacy,
  cookies,
  vacationRentals,
  longTerm,
  sale,
  uniqueStays,
]

/** The day that the customer's texts carry (contracts-and-routes.md §2.7). */
export const legalTextsSince = '2025-01-01'
