import type { Core } from '@strapi/strapi'
import { readRentalVersions } from '../stays/rental-versions'

const facts = ['latitude', 'length', 'checkInTimeStart', 'checkInTimeEnd', 'checkOutTime']
const id = { select: ['documentId'] }

type Linked = { documentId: string }
type BookedRental = { names: Record<string, unknown> } & Record<string, unknown>

/** What confirmations say of rentals, by document id. */
export async function readBookedRentals(
  strapi: Core.Strapi,
  rentals: readonly (string | null)[],
): Promise<Map<string, BookedRental>> {
  const versions = await readRentalVersions(strapi, rentals, {
    select: ['name', ...facts],
    populate: { town: id, houseRules: id },
  })
  const booked = new Map<string, BookedRental>()
  for (const { documentId, locale, name, ...version } of versions) {
    const names = booked.get(documentId)?.names ?? { en: null, es: null }
    booked.set(documentId, {
      ...version,
      townId: (version.town as Linked | null)?.documentId ?? null,
      houseRuleIds: ((version.houseRules ?? []) as Linked[]).map((rule) => rule.documentId),
      checkInTimeStart: timeOf(version.checkInTimeStart),
      checkInTimeEnd: timeOf(version.checkInTimeEnd),
      checkOutTime: timeOf(version.checkOutTime),
      names: { ...names, [locale]: name },
    })
  }
  return booked
}

/** `13:00` of `13:00:00.000`, as databases give it. */
export const timeOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 5) : null)
