import type { Core, UID } from '@strapi/strapi'
import { accommodationSlugs } from '../../content-types/accommodation-slug'
import { hasPageSlug } from '../../redirects/addressed-types'
import { entryName } from '../entry-name'
import { translate } from '../../labels/translate'

type Draft = Record<string, unknown>

/** Faults of an entry's identifier: a slug, code or kind of service that is missing or taken. */
export async function identifierFaults(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  draft: Draft,
): Promise<string[]> {
  const attributes = strapi.contentTypes[uid]?.attributes ?? {}
  if (attributes.key && !attributes.slug) return purposeFaults(strapi, uid, draft, 'key')
  return [
    ...(attributes.slug ? await slugFaults(strapi, uid, draft) : []),
    ...(isService(uid, draft) ? await purposeFaults(strapi, uid, draft, 'kind') : []),
  ]
}

/** Each service has one page; documents are told apart by their slugs. */
function isService(uid: UID.ContentType, { kind }: Draft): boolean {
  return uid === 'api::document-page.document-page' && kind !== 'document'
}

async function slugFaults(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  draft: Draft,
): Promise<string[]> {
  if (!draft.slug) return hasPageSlug(strapi, uid) ? [translate('Give it an address name.')] : []
  const value = String(draft.slug)
  if (isGroupOfTexts(uid, draft.area, value)) {
    return [
      translate('The address name "{value}" leads to the texts for kinds of places.', { value }),
    ]
  }
  const name = await nameOfOther(strapi, uid, draft, 'slug')
  return name === null
    ? []
    : [translate('The address name "{value}" belongs to "{name}", too.', { value, name })]
}

/** Whether a legal text of the whole site has the slug of a group of texts, whose page the site shows there. */
function isGroupOfTexts(uid: UID.ContentType, area: unknown, slug: string): boolean {
  return (
    uid === 'api::legal-text.legal-text' && area === 'site' && accommodationSlugs.includes(slug)
  )
}

async function purposeFaults(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  draft: Draft,
  field: 'key' | 'kind',
): Promise<string[]> {
  if (!draft[field]) return []
  const value = String(draft[field])
  const name = await nameOfOther(strapi, uid, draft, field)
  return name === null ? [] : [translate('"{name}" is for "{value}" already.', { name, value })]
}

/** The name of another entry that has the same value in this language; null where there is none. */
async function nameOfOther(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  draft: Draft,
  field: string,
): Promise<string | null> {
  const { documentId, locale } = draft
  const where = { [field]: draft[field], locale, documentId: { $ne: documentId } }
  const other = await strapi.db.query(uid).findOne({ where })
  return other && (entryName(other) ?? translate('another entry'))
}
