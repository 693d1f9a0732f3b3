import type { IconName } from '~/ui/icons/icon'

/** What a guest reads of one property. `…Html` is null if nothing is written or released. */
export type ShownStay = {
  name: string
  /** Town and region, which are public; null for a place that is not one of our rentals. */
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
  /** Position in degrees; part of the instructions. */
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
  /** Whether the instructions are still to be released; false once the stay is over. */
  awaitsRelease: boolean
  stays: ShownStay[]
}
