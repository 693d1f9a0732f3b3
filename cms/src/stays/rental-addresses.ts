import type { Core } from '@strapi/strapi'

/**
 * The private addresses of published rentals, by document id. They go into answers about a stay, its contract and its
 * confirmation alone; the catalogue has none.
 */
export async function readRentalAddresses(
  strapi: Core.Strapi,
  rentals: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = rentals.filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await strapi.db.query('api::rental.rental').findMany({
    where: { documentId: { $in: ids }, publishedAt: { $notNull: true } },
    select: ['documentId', 'address'],
  })
  return new Map(
    rows
      .map(({ documentId, address }) => [String(documentId), String(address ?? '').trim()] as const)
      .filter(([, address]) => address !== ''),
  )
}
