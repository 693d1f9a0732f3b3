import type { Core } from '@strapi/strapi'
import { findStay, stayUid, type StayRecord } from './stay-record'
import type { StaySource } from './stay-sources'

const maxCandidates = 200

/**
 * Finds the stay of a contract or confirmation that names none: by reference, else the only stay of this guest and
 * dates. Null if none or several.
 *
 * The same guest is the same e-mail address. The same name counts only for stays that the team made or agreed on:
 * anybody can send an inquiry in a guest's name, and the stay's e-mail address gets receipts and the arrival
 * instructions.
 */
export async function findMatching(
  strapi: Core.Strapi,
  { link, reference, facts }: StaySource,
): Promise<StayRecord | null> {
  const called =
    (await findStay(strapi, { reference })) ?? (await findStay(strapi, { contract: reference }))
  if (called && !called[link]) return called
  const { startDate, endDate } = facts
  if (!startDate || !endDate) return null
  const candidates: StayRecord[] = await strapi.db.query(stayUid).findMany({
    where: { startDate, endDate, [link]: null },
    limit: maxCandidates,
  })
  const [only, ...others] = candidates.filter((stay) => isSameGuest(stay, facts))
  return only && others.length === 0 ? only : null
}

function isSameGuest(stay: StayRecord, facts: StaySource['facts']): boolean {
  const isOtherRental = stay.rentalId && facts.rentalId && stay.rentalId !== facts.rentalId
  if (isOtherRental) return false
  return (
    isSame(stay.email, facts.email) || (isOfTeam(stay) && isSame(stay.guestName, facts.guestName))
  )
}

function isOfTeam({ inquiry, lead, contract, booking }: StayRecord): boolean {
  return contract !== null || booking !== null || (inquiry === null && lead === null)
}

function isSame(one: string | null, other: string | null): boolean {
  return !!one && !!other && one.trim().toLowerCase() === other.trim().toLowerCase()
}
