import type { RentalSeed } from '../types'
import { longTermAntigua } from './long-term-antigua'
import { longTermAroundAntigua } from './long-term-around-antigua'
import { longTermCountry } from './long-term-country'

/** Long-term rentals (product type 2). */
export const longTerm: RentalSeed[] = [
  ...longTermAntigua,
  ...longTermAroundAntigua,
  ...longTermCountry,
]
