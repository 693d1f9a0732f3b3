import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { Catalogue } from '../catalogue'
import { distanceKm, kilometresNorth } from '../places/distance'
import { pointOf } from '../section-index'
import { sectionOf } from '../section-of'

/** A bedroom more or less counts like this many kilometres. */
const kilometresPerBedroom = 3

/** What similar rentals are found by. It is kept of a deleted rental, too. */
export type ComparableRental = Pick<
  Rental,
  'id' | 'type' | 'fullHotel' | 'townId' | 'latitude' | 'length' | 'noBedroom'
>

type Wanted = {
  max: number
  /** Whether the rental at a position of the section's index may be among them. */
  isWanted?: (position: number) => boolean
}

/** Rentals of the same section and language that are near and of a like size, the likest first. */
export function similarRentals(
  catalogue: Catalogue,
  rental: ComparableRental,
  locale: Locale,
  { max, isWanted }: Wanted,
): Rental[] {
  const here = pointOf(catalogue, rental)
  const index = catalogue.sections[sectionOf(rental)][locale]
  const best: { position: number; unlikeness: number }[] = []
  // Columns alone: looking into 50,000 rentals takes most of the time of a page.
  for (let position = 0; position < index.rentals.length; position++) {
    const most = best[max - 1]?.unlikeness ?? Infinity
    const rooms = Math.abs((index.bedrooms[position] ?? 0) - rental.noBedroom)
    const latitude = index.latitude[position] ?? NaN
    const bySize = rooms * kilometresPerBedroom
    if (bySize + kilometresNorth(here.latitude, latitude) >= most) continue
    const longitude = index.longitude[position] ?? NaN
    const unlikeness = bySize + distanceKm(here, { latitude, longitude })
    // Without coordinates the distance is NaN.
    if (!(unlikeness < most) || isWanted?.(position) === false) continue
    if (index.rentals[position]?.id === rental.id) continue
    best.push({ position, unlikeness })
    best.sort((a, b) => a.unlikeness - b.unlikeness)
    best.length = Math.min(best.length, max)
  }
  return best.flatMap(({ position }) => index.rentals[position] ?? [])
}
