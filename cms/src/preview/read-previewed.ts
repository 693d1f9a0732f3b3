import type { Core, UID } from '@strapi/strapi'
import { readRentals } from '../catalogue/read-rentals'
import { type PreviewClaim, previewDefinitions } from '../content-types/preview'
import { rentalUid } from '../content-types/rental'

/**
 * One version of a document in the shape in which the site reads published ones: an entry with the populate of its
 * page, or a rental as in the catalogue. Null when that language has no such version.
 */
export async function readPreviewed(strapi: Core.Strapi, claim: PreviewClaim): Promise<unknown> {
  const { uid, documentId, locale, status } = claim
  if (uid === rentalUid) {
    const [rental = null] = await readRentals(strapi, [documentId], status)
    return rental?.texts[locale] ? rental : null
  }
  const { populate } = previewDefinitions[uid]
  const type = uid as UID.ContentType
  return strapi.documents(type).findOne({ documentId, locale, status, populate: populate as never })
}
