import type { Core, UID } from '@strapi/strapi'
import { changingActions } from '../records/document-actions'

/** Whether a type's entries are pages with a slug and drafts. */
export function hasPageSlug(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  const type = uid.startsWith('api::') ? strapi.contentTypes[uid] : undefined
  return type?.options?.draftAndPublish === true && type.attributes.slug !== undefined
}

/** Types without drafts whose slugs are in the addresses of rental lists. */
const placeTypes = ['api::region.region', 'api::town.town']

/** Whether an action can change the address of a visible page: of an entry itself, or of the lists of a place. */
export function changesAddress(
  strapi: Core.Strapi,
  { uid, action, status }: { uid: UID.ContentType; action: string; status: unknown },
): boolean {
  if (placeTypes.includes(uid)) return changingActions.includes(action)
  const isVisible = ['publish', 'unpublish', 'delete'].includes(action) || status === 'published'
  return isVisible && hasPageSlug(strapi, uid)
}
