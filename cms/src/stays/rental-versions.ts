import type { Core } from '@strapi/strapi'
import { rentalUid } from '../content-types/rental'
import { inBatches } from '../records/in-batches'

export type RentalVersion = Record<string, unknown> & {
  documentId: string
  locale: string
  publishedAt: unknown
}

type Wanted = { select: string[]; populate?: Record<string, { select: string[] }> }

/**
 * The languages of rentals in which people stay, the one that was published last at the end: the published versions,
 * or the drafts of a rental that is not published any more, as guests still come to it.
 */
export async function readRentalVersions(
  strapi: Core.Strapi,
  rentals: readonly (string | null)[],
  { select, populate = {} }: Wanted,
): Promise<RentalVersion[]> {
  const ids = [...new Set(rentals.filter((id) => id !== null))]
  const versions: RentalVersion[] = await inBatches(ids, (some) =>
    strapi.db.query(rentalUid).findMany({
      where: { documentId: { $in: some } },
      select: ['documentId', 'locale', 'publishedAt', ...select],
      populate,
      orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
    }),
  )
  const published = new Set(
    versions.flatMap(({ documentId, publishedAt }) => (publishedAt ? [documentId] : [])),
  )
  return versions.filter(({ documentId, publishedAt }) => publishedAt || !published.has(documentId))
}
