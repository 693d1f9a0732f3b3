import type { Core, UID } from '@strapi/strapi'

/**
 * The targets of a relation that exist in a language. Strapi would throw on the others; the publish check names them.
 */
export async function translatedTargets(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  attribute: string,
  documentIds: string[],
  locale: string,
): Promise<string[]> {
  const definition = strapi.contentTypes[uid]?.attributes[attribute]
  if (!definition || !('target' in definition) || documentIds.length === 0) return documentIds
  const target = definition.target
  const rows = await strapi.db
    .query(target)
    .findMany({ where: { documentId: { $in: documentIds } }, select: ['documentId', 'locale'] })
  return documentIds.filter((id) =>
    rows.some((row) => row.documentId === id && (row.locale === null || row.locale === locale)),
  )
}
