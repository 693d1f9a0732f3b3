/** What became of an offer. That its time is over follows from the clock: `offerStateOf`. */
export const offerStageNames = ['open', 'accepted', 'declined', 'withdrawn'] as const

export type OfferStage = (typeof offerStageNames)[number]

/** The stages of an offer that can still become a contract. */
export const livingStages = ['open', 'accepted'] as const satisfies OfferStage[]

export type LivingStage = (typeof livingStages)[number]

export type OfferState = OfferStage | 'expired'

/** The stage of an offer at a moment: an open one expires by itself. */
export function offerStateOf(
  { stage, validUntil }: { stage: OfferStage; validUntil: string },
  now: Date,
): OfferState {
  return stage === 'open' && now >= new Date(validUntil) ? 'expired' : stage
}

/** Why a guest wants none of the rentals; the same words as the reasons of a lost stay. */
export const declineReasons = ['price', 'dates', 'otherPlace', 'plansChanged', 'other'] as const

export const maxOfferedRentals = 6

export const maxGuestWordsLength = 2000

/** How long the nights of the accepted rental are held for its contract. */
export const acceptedHoldDays = 7

/** An offer is valid for sixty days at most. */
export const maxValidityDays = 60
