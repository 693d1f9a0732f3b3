import { bedKinds, type BedKind } from '~content/rental'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import type { NearLandmark } from '~/features/catalogue/places/near-landmarks'

const comparedLandmarks = 3

/** What a place is compared by besides its price, in one language. */
export type ComparedFacts = Pick<
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
  beds: { bed: BedKind; count: number }[]
  /** Names. */
  amenities: string[]
  houseRules: string[]
  /** The nearest landmarks; none where the place has no position. */
  near: Pick<NearLandmark, 'name' | 'metres'>[]
}

/** The facts of a place's page that the comparison shows. */
export function toComparedFacts(listing: ListingDetail): ComparedFacts {
  const { section, typeOfProperty, capacityOfPeople, noBedroom, noBathroom } = listing
  const { flatSurfaceM2, minNight, minMonths, cancellationPolicy } = listing
  return {
    section,
    typeOfProperty,
    capacityOfPeople,
    noBedroom,
    noBathroom,
    flatSurfaceM2,
    minNight,
    minMonths,
    cancellationPolicy,
    beds: countBeds(listing.bedrooms),
    amenities: listing.amenities.map(({ name }) => name),
    houseRules: listing.houseRules.map(({ name }) => name),
    near: listing.near.slice(0, comparedLandmarks).map(({ name, metres }) => ({ name, metres })),
  }
}

/** In one order for all places, whatever the order of their rooms. */
function countBeds(bedrooms: ListingDetail['bedrooms']): ComparedFacts['beds'] {
  const all = bedrooms.flatMap(({ beds }) => beds)
  return bedKinds.flatMap((bed) => {
    const count = all.reduce((sum, each) => sum + (each.bed === bed ? each.noBed : 0), 0)
    return count > 0 ? [{ bed, count }] : []
  })
}
