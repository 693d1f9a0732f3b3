import type { Core, UID } from '@strapi/strapi'
import { isLocalized } from './is-localized'

/** The relations of one language of a document: target document ids by attribute, in order. */
export type Links = { locale: string; targets: Record<string, string[]> }

/** The relation fields of a localized type that editors fill. */
export function relationsOf(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  const type = strapi.contentTypes[uid]
  if (!type || !isLocalized(strapi, uid)) return []
  return Object.entries(type.attributes).flatMap(([name, attribute]) =>
    attribute.type === 'relation' &&
    'target' in attribute &&
    attribute.target.startsWith('api::') &&
    name !== 'localizations'
      ? [name]
      : [],
  )
}

/**
 * The relations of each language's draft, or of its published version; of its only version when the type has no drafts.
 */
export async function readLinks(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  version: 'draft' | 'published' = 'draft',
): Promise<Links[]> {
  const attributes = relationsOf(strapi, uid)
  const hasDrafts = strapi.contentTypes[uid]?.options?.draftAndPublish === true
  const rows = await strapi.db.query(uid).findMany({
    where: {
      documentId,
      ...(hasDrafts && { publishedAt: version === 'draft' ? null : { $notNull: true } }),
    },
    select: ['id', 'locale'],
    populate: Object.fromEntries(attributes.map((name) => [name, { select: ['documentId'] }])),
  })
  return rows.map((row) => ({
    locale: row.locale,
    targets: Object.fromEntries(attributes.map((name) => [name, idsOf(row[name])])),
  }))
}

export function sameLinks(a: Links['targets'], b: Links['targets']): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => (a[name] ?? []).join() === (b[name] ?? []).join())
}

type Target = { documentId: string }

function idsOf(value: Target | Target[] | null | undefined): string[] {
  if (!value) return []
  return (Array.isArray(value) ? value : [value]).map(({ documentId }) => documentId)
}
