import type { Core, UID } from '@strapi/strapi'
import { hasPageSlug } from '../../redirects/addressed-types'
import { entryName } from '../entry-name'
import { translate } from '../../labels/translate'

/** Faults of an entry's slug or code: missing, or taken by another entry. */
export async function identifierFaults(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  draft: Record<string, unknown>,
): Promise<string[]> {
  const attributes = strapi.contentTypes[uid]?.attributes ?? {}
  const field = attributes.slug ? 'slug' : attributes.key ? 'key' : undefined
  if (!field) return []
  const { documentId, locale } = draft
  const value = draft[field]
  if (value === null || value === undefined || value === '') {
    return hasPageSlug(strapi, uid) ? [translate('Give it an address name.')] : []
  }
  const where = { [field]: value, locale, documentId: { $ne: documentId } }
  const other = await strapi.db.query(uid).findOne({ where })
  if (!other) return []
  const name = entryName(other) ?? translate('another entry')
  return field === 'slug'
    ? [
        translate('The address name "{value}" belongs to "{name}", too.', {
          value: String(value),
          name,
        }),
      ]
    : [translate('"{name}" is for "{value}" already.', { name, value: String(value) })]
}
