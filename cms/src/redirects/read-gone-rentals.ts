import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { productTypes } from '../catalogue/coded-values'

const uid = 'api::rental.rental'

/** A slug that a page of a document had in a language. */
export type FormerRow = {
  contentType: string
  language: string
  oldSlug: string
  target: string
  /** Set once the rental is deleted. */
  deletedRental?: unknown
  /** The target that an editor set instead of the page. */
  toPath: string | null
}

type DraftRow = {
  documentId: string
  type: keyof typeof productTypes | null
  fullHotel: boolean | null
  latitude: number | null
  length: number | null
  noBedroom: number | null
  town: { documentId: string } | null
}

/** What is kept of a deleted rental: its kind, its town and its size; no name, no position, no owner. */
const deletedRental = z.object({
  type: z.number(),
  fullHotel: z.boolean(),
  townId: z.string(),
  noBedroom: z.number(),
})

/**
 * Former rentals that are not published now, with town and size, so that the site can offer similar ones. Unpublished
 * rentals are read from their draft, deleted ones from the facts that were kept. Rentals without a town are left out.
 */
export async function readGoneRentals(strapi: Core.Strapi, gone: readonly FormerRow[]) {
  const rows = gone.filter(({ contentType }) => contentType === uid)
  const drafts = await readDrafts(
    strapi,
    rows.map(({ target }) => target),
  )
  return rows.flatMap(({ language: locale, oldSlug, target: id, deletedRental: kept }) => {
    const draft = drafts.get(id)
    const facts = draft ? factsOf(draft) : (deletedRental.safeParse(kept).data ?? null)
    if (!facts) return []
    const { latitude = null, length = null } = draft ?? {}
    return [{ id, locale, oldSlug, latitude, length, ...facts }]
  })
}

/** The facts to keep of a rental that is being deleted; null if it has no town to find others near. */
export async function factsToKeep(
  strapi: Core.Strapi,
  documentId: string,
): Promise<z.infer<typeof deletedRental> | null> {
  const draft = (await readDrafts(strapi, [documentId])).get(documentId)
  return (draft && factsOf(draft)) ?? null
}

async function readDrafts(strapi: Core.Strapi, documentIds: readonly string[]) {
  if (documentIds.length === 0) return new Map<string, DraftRow>()
  const drafts: DraftRow[] = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: documentIds }, publishedAt: { $null: true } },
    select: ['documentId', 'type', 'fullHotel', 'latitude', 'length', 'noBedroom'],
    populate: { town: { select: ['documentId'] } },
    orderBy: { id: 'asc' },
  })
  return new Map(drafts.map((draft) => [draft.documentId, draft]))
}

function factsOf({ type, fullHotel, noBedroom, town }: DraftRow) {
  if (!type || !town) return null
  return {
    type: productTypes[type],
    fullHotel: fullHotel ?? false,
    townId: town.documentId,
    noBedroom: noBedroom ?? 0,
  }
}
