import type { RentalSeed } from '../types'
import { forSaleAntigua } from './for-sale-antigua'
import { forSaleAroundAntigua } from './for-sale-around-antigua'
import { forSaleCountry } from './for-sale-country'

/** Houses for sale (product type 3). */
export const forSale: RentalSeed[] = [...forSaleAntigua, ...forSaleAroundAntigua, ...forSaleCountry]
