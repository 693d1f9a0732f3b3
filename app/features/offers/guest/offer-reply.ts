import type { declineReasons } from '~content/offer-stage'

/** What a guest does with an offer, by what the buttons send. */
export const offerActions = ['accept', 'decline', 'ask'] as const

export type OfferReply = {
  problem: 'taken' | 'notOpen' | 'incomplete' | 'tooLong' | 'tooMany' | 'unavailable'
  /** What was written, so that it is not lost. */
  words: string
  /** Why none of the rentals, where that was said. */
  reason: (typeof declineReasons)[number] | null
  /** Where it was written. */
  action: (typeof offerActions)[number]
}
