import type { Locale } from '~content/locale'
import type { Offer, OfferedRental } from '~content/offer'
import type { OfferState } from '~content/offer-stage'
import type { GalleryPicture } from '~content/picture'

/** How long an offer is still valid, in its largest unit. */
export type TimeLeft = { unit: 'minutes' | 'hours' | 'days'; count: number }

/** An offered rental as the guest sees it; what the catalogue does not know is null or left out. */
export type ShownRental = Pick<OfferedRental, 'rentalId' | 'name' | 'adjustment' | 'total'> & {
  lines: { label: string; cents: number }[]
  place: string | null
  facts: { guests: number; bedrooms: number; bathrooms: number } | null
  pictures: GalleryPicture[]
  /** The public page of the rental. */
  path: string | null
  /** `HH:MM`. */
  hours: { from: string | null; to: string | null; out: string | null }
  /** The earliest cancellation first. */
  cancellation: { days: number; percent: number }[]
  /** Others have its nights by now. */
  isTaken: boolean
}

/** An offer as its guest sees it, in the language of the page. */
export type ShownOffer = Pick<
  Offer,
  | 'reference'
  | 'guestName'
  | 'startDate'
  | 'endDate'
  | 'adults'
  | 'children'
  | 'currency'
  | 'message'
  | 'validUntil'
  | 'holdsNights'
> & {
  locale: Locale
  state: OfferState
  /** What became of the contract of the chosen rental, `over` after the stay; null before it was sent. */
  contract: 'sent' | 'signed' | 'over' | null
  /** How it stands with the nights of the chosen rental before its contract was sent; null in all other cases. */
  hold: 'kept' | 'over' | 'taken' | null
  nights: number
  left: TimeLeft
  houses: ShownRental[]
  /** The one that the guest chose. */
  accepted: ShownRental | null
}
