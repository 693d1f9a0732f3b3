import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { Catalogue } from '../catalogue'
import { distanceKm, type Point } from '../places/distance'
import { sectionOf } from '../section-of'

/** A bedroom more or less counts like this many kilometres. */
const kilometresPerBedroom = 3

/** What it takes to find rentals like one, also like one that went. */
export type LikeRental = Pick<
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
  rental: LikeRental,
  locale: Locale,
  { max, isWanted }: Wanted,
): Rental[] {
  const here = pointOf(catalogue, rental)
  if (!here) return []
  const best: { rental: Rental; unlikeness: number }[] = []
  for (const [position, other] of catalogue.sections[sectionOf(rental)][locale].rentals.entries()) {
    const there = pointOf(catalogue, other)
    if (other.id === rental.id || !there) continue
    const bedrooms = Math.abs(other.noBedroom - rental.noBedroom)
    const unlikeness = distanceKm(here, there) + bedrooms * kilometresPerBedroom
    const last = best[max - 1]
    if ((last && unlikeness >= last.unlikeness) || isWanted?.(position) === false) continue
    best.push({ rental: other, unlikeness })
    best.sort((a, b) => a.unlikeness - b.unlikeness)
    best.length = Math.min(best.length, max)
  }
  return best.map((each) => each.rental)
}

/** Where a rental stands, or at least its town. */
function pointOf(catalogue: Catalogue, rental: LikeRental): Point | null {
  const { latitude, length } = rental
  if (latitude !== null && length !== null) return { latitude, longitude: length }
  return catalogue.towns.get(rental.townId) ?? null
}
