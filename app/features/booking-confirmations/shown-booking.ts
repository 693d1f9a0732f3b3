import type { IconName } from '~/ui/icons/icon'

/** What a guest reads of one property. HTML where texts are; null where there is none, or it is not released. */
export type ShownStay = {
  name: string
  /** Town and region, as everybody may know them; null where it is none of our rentals. */
  place: string | null
  /** Street and number; part of the instructions. */
  address: string | null
  startDate: string
  endDate: string
  noPax: number
  arrivalHtml: string | null
  checkinHtml: string | null
  /** Null where they are not known. */
  houseRules: { slug: string; name: string; icon: IconName }[] | null
  /** `HH:MM`. */
  hours: { from: string | null; to: string | null; out: string | null }
  /** Where it stands, in degrees; part of the instructions. */
  map: { latitude: number; longitude: number } | null
}

/** A confirmation as its guest may see it. Days are `YYYY-MM-DD`. */
export type ShownBooking = {
  noRequirement: string
  guestName: string
  startDate: string
  endDate: string
  noPax: number
  isReleased: boolean
  /** Whether the way and how to get in are still to come: not once the stay is over. */
  awaitsRelease: boolean
  stays: ShownStay[]
}
