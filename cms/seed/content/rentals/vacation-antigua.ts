import type { RentalSeed } from '../types'
import { vacationAntiguaCentre } from './vacation-antigua-centre'
import { vacationAntiguaEdge } from './vacation-antigua-edge'

/** All vacation rentals of Antigua Guatemala itself. */
export const vacationAntigua: RentalSeed[] = [...vacationAntiguaCentre, ...vacationAntiguaEdge]
