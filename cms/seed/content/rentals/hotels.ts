import type { RentalSeed } from '../types'
import { antiguaHotels } from './hotels/antigua'
import { hotelsElsewhere } from './hotels/elsewhere'
import { lakeHotels } from './hotels/lake'

/** Whole hotels: every room for one group. */
export const hotels: RentalSeed[] = [...antiguaHotels, ...lakeHotels, ...hotelsElsewhere]
