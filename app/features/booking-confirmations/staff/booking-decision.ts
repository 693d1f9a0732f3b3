/** What staff decide about a confirmation; the address of the page says which of them was carried out. */
export const bookingDecisions = ['share', 'close', 'release', 'hold'] as const

export type BookingDecision = (typeof bookingDecisions)[number]
