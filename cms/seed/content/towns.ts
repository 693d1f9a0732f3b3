import { coastAndCaribbeanTowns } from './towns/coast-and-caribbean'
import { elsewhereTowns } from './towns/elsewhere'
import { lakeTowns } from './towns/lake'
import { sacatepequezTowns } from './towns/sacatepequez'
import type { TownSeed } from './types'

export const towns: TownSeed[] = [
  ...sacatepequezTowns,
  ...lakeTowns,
  ...elsewhereTowns,
  ...coastAndCaribbeanTowns,
]
