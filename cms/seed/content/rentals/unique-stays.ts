import type { RentalSeed } from '../types'
import { forestStays } from './unique-stays/forest'
import { lakeStays } from './unique-stays/lake'
import { floatingCabin } from './unique-stays/petexbatun'
import { volcanoStays } from './unique-stays/volcanoes'
import { waterAndHighlandStays } from './unique-stays/water-and-highlands'

export const uniqueStays: RentalSeed[] = [
  ...volcanoStays,
  ...lakeStays,
  ...forestStays,
  floatingCabin,
  ...waterAndHighlandStays,
]
