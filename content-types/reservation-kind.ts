/** What takes nights of a rental. Without a schema beside it, as pages need it. */
export const reservationKinds = ['booking', 'hold', 'block', 'import'] as const

export type ReservationKind = (typeof reservationKinds)[number]

/** What staff make and end by hand on the calendar; the rest comes of contracts, offers and other sites. */
export const kindsByHand = ['hold', 'block'] as const satisfies readonly ReservationKind[]

export type KindByHand = (typeof kindsByHand)[number]

type Reservation = { kind: ReservationKind; offer: string | null; contract: string | null }

/** Whether staff made it by hand: a hold of an offer or a contract ends with that. */
export function isMadeByHand({ kind, offer, contract }: Reservation): boolean {
  return kindsByHand.some((name) => name === kind) && !offer && !contract
}
