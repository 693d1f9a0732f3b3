import type { SectionKey } from '~content/section-key'
import type { QueryReader } from '../filters/query-reader'

/** Product types as the calls name them (browsing.md §3). */
const types = [1, 2, 3, 5] as const

/**
 * The section that a call without a path asks for. Type 1 with `longStay` asks for long-term rentals
 * (pricing.md); without a type the flags alone decide, and vacation rentals are the default.
 */
export function chooseSection(reader: QueryReader): SectionKey {
  const type = reader.choice('type', types)
  const longStay = reader.flag('longStay')
  const onSale = reader.flag('onSale')
  const fullHotel = reader.flag('fullHotel')
  if (type === 3 || (type === null && onSale)) return 'housesForSale'
  if (type === 5) return 'uniqueStays'
  if (type === 2 || longStay) return 'longTermRentals'
  return fullHotel ? 'hotels' : 'vacationRentals'
}
