import type { Core, UID } from '@strapi/strapi'

/** Whether a type of this project has versions in several languages. */
export function isLocalized(strapi: Core.Strapi, uid: string): boolean {
  const type = strapi.contentTypes[uid as UID.ContentType]
  if (!uid.startsWith('api::') || !type) return false
  return strapi.plugin('i18n').service('content-types').isLocalizedContentType(type)
}
