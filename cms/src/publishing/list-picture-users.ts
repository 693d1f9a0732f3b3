import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'
import { entryName } from './entry-name'

type File = { id: number; hash: string }
type Model = {
  uid: string
  collectionName: string
  attributes: Record<string, { type: string }>
}
type Row = { uid: string; id: number }

/** The names of the entries that show a file, as a field, in a part of theirs, or in a text; drafts among them. */
export async function listPictureUsers(strapi: Core.Strapi, file: File): Promise<string[]> {
  const entries = new Map<string, string>()
  let rows = [...(await rowsWith(strapi, file)), ...(await rowsNaming(strapi, file.hash))]
  while (rows.length > 0) {
    for (const row of rows) {
      const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === row.uid)
      if (!type) continue
      const entry = await strapi.db.query(row.uid).findOne({ where: { id: row.id } })
      if (!entry) continue
      const name = entryName(entry) ?? translate(type.info.displayName)
      entries.set(`${row.uid} ${entry.documentId}`, name)
    }
    rows = await ownersOf(
      strapi,
      rows.filter(({ uid }) => uid in strapi.components),
    )
  }
  return [...new Set(entries.values())]
}

/** The entries and components that have the file as a field. */
async function rowsWith({ db }: Core.Strapi, { id }: File): Promise<Row[]> {
  return db
    .connection('files_related_mph')
    .where({ file_id: id })
    .select({ uid: 'related_type', id: 'related_id' })
}

/** The entries and components with a text that shows the file by its address. */
async function rowsNaming(strapi: Core.Strapi, hash: string): Promise<Row[]> {
  const found: Row[] = []
  for (const { uid, attributes } of modelsOf(strapi)) {
    const texts = Object.keys(attributes).filter((name) => attributes[name]?.type === 'richtext')
    if (texts.length === 0) continue
    const rows: { id: number }[] = await strapi.db.query(uid).findMany({
      where: { $or: texts.map((name) => ({ [name]: { $contains: `/${hash}.` } })) },
      select: ['id'],
    })
    found.push(...rows.map(({ id }) => ({ uid, id })))
  }
  return found
}

/** The entries and components of which these components are parts; one that lies about alone has none. */
async function ownersOf(strapi: Core.Strapi, parts: readonly Row[]): Promise<Row[]> {
  const found: Row[] = []
  if (parts.length === 0) return found
  for (const { uid, collectionName, attributes } of modelsOf(strapi)) {
    const hasParts = Object.values(attributes).some(
      ({ type }) => type === 'component' || type === 'dynamiczone',
    )
    if (!hasParts) continue
    for (const part of parts) {
      const rows: { id: number }[] = await strapi.db
        .connection(`${collectionName}_cmps`)
        .where({ cmp_id: part.id, component_type: part.uid })
        .select({ id: 'entity_id' })
      found.push(...rows.map(({ id }) => ({ uid, id })))
    }
  }
  return found
}

/** The site's own types and their components. */
function modelsOf({ contentTypes, components }: Core.Strapi): Model[] {
  const own = Object.values(contentTypes).filter(({ uid }) => uid.startsWith('api::'))
  return [...own, ...Object.values(components)] as Model[]
}
