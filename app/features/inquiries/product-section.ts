import type { SectionKey } from '~content/section-key'
import { productTypes } from '~content/rental'
import { sectionOf } from '~/features/listings/section-of'
import type { Requirement } from './requirement'

/** The section of the product that is asked for; vacation rentals where its type is none of ours. */
export function productSection({ productType, fullHotel }: Requirement): SectionKey {
  const type = productTypes.find((known) => known === productType)
  return type === undefined ? 'vacationRentals' : sectionOf({ type, fullHotel })
}
