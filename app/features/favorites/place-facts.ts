import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import type { NearLandmark } from '~/features/catalogue/places/near-landmarks'

const comparedLandmarks = 3

/** What a place is compared by besides its price, in one language. */
export type PlaceFacts = Pick<
  ListingDetail,
  | 'section'
  | 'typeOfProperty'
  | 'capacityOfPeople'
  | 'noBedroom'
  | 'noBathroom'
  | 'flatSurfaceM2'
  | 'minNight'
  | 'minMonths'
  | 'cancellationPolicy'
> & {
  /** How many beds of each kind there are in all rooms. */
  beds: { bed: ListingDetail['bedrooms'][number]['beds'][number]['bed']; count: number }[]
  /** Names. */
  amenities: string[]
  houseRules: string[]
  /** The nearest landmarks; none where the place has no position. */
  near: Pick<NearLandmark, 'name' | 'metres'>[]
}

/** The facts of a place's page that the comparison shows. */
export function toPlaceFacts(listing: ListingDetail): PlaceFacts {
  const { section, typeOfProperty, capacityOfPeople, noBedroom, noBathroom } = listing
  const { flatSurfaceM2, minNight, minMonths, cancellationPolicy } = listing
  return {
    ...{ section, typeOfProperty, capacityOfPeople, noBedroom, noBathroom },
    ...{ flatSurfaceM2, minNight, minMonths, cancellationPolicy },
    beds: countBeds(listing.bedrooms),
    amenities: listing.amenities.map(({ name }) => name),
    houseRules: listing.houseRules.map(({ name }) => name),
    near: listing.near.slice(0, comparedLandmarks).map(({ name, metres }) => ({ name, metres })),
  }
}

function countBeds(bedrooms: ListingDetail['bedrooms']): PlaceFacts['beds'] {
  const counts = new Map<PlaceFacts['beds'][number]['bed'], number>()
  for (const { bed, noBed } of bedrooms.flatMap(({ beds }) => beds)) {
    counts.set(bed, (counts.get(bed) ?? 0) + noBed)
  }
  return [...counts].map(([bed, count]) => ({ bed, count }))
}
