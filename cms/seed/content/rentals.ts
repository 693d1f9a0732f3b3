import { forSale } from './rentals/for-sale'
import { hotels } from './rentals/hotels'
import { longTerm } from './rentals/long-term'
import { uniqueStays } from './rentals/unique-stays'
import { vacationAntigua } from './rentals/vacation-antigua'
import { vacationElsewhere } from './rentals/vacation-elsewhere'
import { vacationLake } from './rentals/vacation-lake'
import { vacationSacatepequez } from './rentals/vacation-sacatepequez'
import type { RentalSeed } from './types'

const sources = [
  vacationAntigua,
  vacationLake,
  vacationSacatepequez,
  vacationElsewhere,
  uniqueStays,
  hotels,
  longTerm,
  forSale,
]

/** Each list is spread evenly over the whole, so that places and kinds take turns. */
export const rentals: RentalSeed[] = sources
  .flatMap((list) => list.map((rental, index) => ({ rental, at: (index + 0.5) / list.length })))
  .sort((a, b) => a.at - b.at)
  .map(({ rental }) => rental)
