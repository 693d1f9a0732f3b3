import type { ProductType } from '~content/rental'
import type { SectionKey } from '~content/section-key'
import { sectionOf } from '~/features/catalogue/section-of'
import type { Requirement } from './requirement'

/** Written out, since the contract's own list would bring its schemas into every page's script. */
const types: readonly ProductType[] = [1, 2, 3, 5]

/** The section of the product that is asked for; vacation rentals where its type is none of ours. */
export function requestedSection({ productType, fullHotel }: Requirement): SectionKey {
  const type = types.find((known) => known === productType)
  return type === undefined ? 'vacationRentals' : sectionOf({ type, fullHotel })
}
