/** What was done just now with an offer, as the address of the stay's page says it. */
export const offerDones = ['send', 'remind', 'withdraw', 'notOpen', 'unavailable'] as const

export type OfferDone = (typeof offerDones)[number]

/** Query parameter of the stay's page. */
export const offerDoneParameter = 'offer'
