import type { Core, UID } from '@strapi/strapi'

/** Whether a type's entries are pages with a slug and drafts. */
export function hasPageSlug(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  const type = uid.startsWith('api::') ? strapi.contentTypes[uid] : undefined
  return type?.options?.draftAndPublish === true && type.attributes.slug !== undefined
}
