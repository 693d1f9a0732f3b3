import type { Core, UID } from '@strapi/strapi'
import type { Links } from './relation-links'

type Target = { id: number; documentId: string; locale: string | null }

/** The targets of the source, plus targets of the other language that do not exist in the source's. */
export async function withUntranslated(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  source: Links,
  version: Links,
): Promise<Links['targets']> {
  const targets: Links['targets'] = {}
  for (const [attribute, ids] of Object.entries(source.targets)) {
    const own = version.targets[attribute] ?? []
    const known = await translatedTargets(strapi, { uid, attribute }, own, source.locale)
    const isKnown = (id: string) => known.some(({ documentId }) => documentId === id)
    const kept = own.filter((id) => !isKnown(id) && !ids.includes(id))
    targets[attribute] = [...ids, ...kept]
  }
  return targets
}

/**
 * The targets of a relation that exist in a language. Strapi would throw on the others; the publish check names them.
 * No type to which a relation leads has drafts, so each has one row in a language.
 */
export async function translatedTargets(
  strapi: Core.Strapi,
  { uid, attribute }: { uid: UID.ContentType; attribute: string },
  documentIds: string[],
  locale: string,
): Promise<Target[]> {
  const definition = strapi.contentTypes[uid]?.attributes[attribute]
  if (!definition || !('target' in definition) || documentIds.length === 0) return []
  const rows: Target[] = await strapi.db.query(definition.target).findMany({
    where: { documentId: { $in: documentIds } },
    select: ['id', 'documentId', 'locale'],
  })
  const known = rows.filter((row) => row.locale === null || row.locale === locale)
  return documentIds.flatMap((id) => known.find(({ documentId }) => documentId === id) ?? [])
}
