import type { Core } from '@strapi/strapi'
import { productTypes } from '../catalogue/coded-values'

const uid = 'api::rental.rental'

/** A slug that a page of a document had in a language. */
export type FormerRow = { contentType: string; language: string; oldSlug: string; target: string }

type DraftRow = {
  documentId: string
  type: keyof typeof productTypes | null
  fullHotel: boolean | null
  latitude: number | null
  length: number | null
  noBedroom: number | null
  town: { documentId: string } | null
}

/**
 * The rentals among former pages that are not published, with where they stand and how large they are, from their
 * drafts: the site offers similar ones. A deleted rental has no draft, and one without a town has no place.
 */
export async function readGoneRentals(strapi: Core.Strapi, gone: readonly FormerRow[]) {
  const rows = gone.filter(({ contentType }) => contentType === uid)
  if (rows.length === 0) return []
  const drafts: DraftRow[] = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: rows.map(({ target }) => target) }, publishedAt: { $null: true } },
    select: ['documentId', 'type', 'fullHotel', 'latitude', 'length', 'noBedroom'],
    populate: { town: { select: ['documentId'] } },
    orderBy: { id: 'asc' },
  })
  const byDocument = new Map(drafts.map((draft) => [draft.documentId, draft]))
  return rows.flatMap(({ language: locale, oldSlug, target: id }) => {
    const draft = byDocument.get(id)
    if (!draft?.type || !draft.town) return []
    return [
      {
        ...{ id, locale, oldSlug },
        type: productTypes[draft.type],
        fullHotel: draft.fullHotel ?? false,
        townId: draft.town.documentId,
        latitude: draft.latitude,
        length: draft.length,
        noBedroom: draft.noBedroom ?? 0,
      },
    ]
  })
}
