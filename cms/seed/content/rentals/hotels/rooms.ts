import type { RentalSeed } from '../../types'

type Room = RentalSeed['bedrooms'][number]

/** So many rooms alike, each with a bathroom of its own. */
export function rooms(count: number, ...beds: Room['beds']): Room[] {
  return Array.from({ length: count }, () => ({ beds, typeBathroom: 'ensuite' }))
}
