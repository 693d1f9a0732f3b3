import type { Core, UID } from '@strapi/strapi'

/** Whether the entries of a type are pages with an address name of their own that drafts may change. */
export function hasPageSlug(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  const type = uid.startsWith('api::') ? strapi.contentTypes[uid] : undefined
  return type?.options?.draftAndPublish === true && type.attributes.slug !== undefined
}
