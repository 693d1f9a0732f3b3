import type { Core, UID } from '@strapi/strapi'
import { readLinks } from '../../languages/relation-links'
import type { RelationFault } from './unpublished-relation-checks'
import { fieldLabel } from '../field-label'

/**
 * Relations that another language of the document has and this one cannot have, because their target has no
 * version in this language.
 */
export async function findUntranslatedRelations(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string | null,
): Promise<RelationFault[]> {
  const versions = await readLinks(strapi, uid, documentId)
  const own = versions.find((version) => version.locale === locale)
  const missing: RelationFault[] = []
  for (const version of versions) {
    for (const [attribute, ids] of Object.entries(version.targets)) {
      const absent = ids.filter((id) => !own?.targets[attribute]?.includes(id))
      for (const id of absent) {
        const name = await nameOfUntranslated(strapi, { uid, attribute }, id, locale)
        if (name !== null) missing.push({ path: [fieldLabel(uid, attribute)], name })
      }
    }
  }
  return missing
}

/** The target's name if it has no version in the language; null if it has one. */
async function nameOfUntranslated(
  strapi: Core.Strapi,
  { uid, attribute }: { uid: UID.ContentType; attribute: string },
  documentId: string,
  locale: string | null,
): Promise<string | null> {
  const definition = strapi.contentTypes[uid]?.attributes[attribute]
  if (!definition || !('target' in definition)) return null
  const target = definition.target
  const rows = await strapi.db.query(target).findMany({ where: { documentId } })
  if (rows.some((row) => row.locale === locale || row.locale === null)) return null
  return String(rows[0]?.name ?? documentId)
}
