import type { Core } from '@strapi/strapi'
import { readRentalVersions } from './rental-versions'

/**
 * The private addresses of rentals in which people stay, by document id. They go into answers about a stay, its
 * contract and its confirmation alone; the catalogue has none.
 */
export async function readRentalAddresses(
  strapi: Core.Strapi,
  rentals: readonly (string | null)[],
): Promise<Map<string, string>> {
  const versions = await readRentalVersions(strapi, rentals, { select: ['address'] })
  return new Map(
    versions
      .map(({ documentId, address }) => [documentId, String(address ?? '').trim()] as const)
      .filter(([, address]) => address !== ''),
  )
}
