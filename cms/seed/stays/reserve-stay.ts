import { reservationUid } from '../../src/reservations/reservation-uid'
import type { DemoStay } from './demo-stay'
import type { DemoRental } from './stay-money'
import type { StayWriter } from './stay-writer'

type Kind = { kind: 'booking'; contract: string | null } | { kind: 'hold'; holdUntil: string }

/** The guard of reservations takes the nights, or refuses what overlaps. */
export async function reserveStay(
  { strapi }: StayWriter,
  { code, guest, startDate, endDate }: DemoStay,
  { id }: DemoRental,
  kind: Kind,
): Promise<void> {
  const offer = `O-${code}`
  const name = kind.kind === 'hold' ? `${offer}: ${guest.name}` : guest.name
  const data: Record<string, unknown> = { ...kind, name, offer, startDate, endDate }
  data.rental = { set: [{ documentId: id }] }
  await strapi.documents(reservationUid).create({ data })
}
