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
/** The rows that show a file, by the file. */
type RowsOf<Key> = Map<Key, Row[]>

/** So many ids are asked for, or rows with texts read, at once. */
const batchSize = 500
/** In a text, the part of an address that may be the hash of a file. */
const hashes = /\/([^/.\s]+)\./g

/**
 * The first of these files that an entry shows, as a field, in a part of its, or in a text, with the names of the
 * entries; drafts among them. Null where none is shown. All files are looked for together: a folder may hold thousands.
 */
export async function findShownPicture<Found extends File>(
  strapi: Core.Strapi,
  files: readonly Found[],
): Promise<{ file: Found; users: string[] } | null> {
  const withField = await rowsWith(strapi, files)
  const withText = await rowsNaming(strapi, files)
  for (const file of files) {
    const rows = [...(withField.get(file.id) ?? []), ...(withText.get(file.hash) ?? [])]
    const users = await namesOf(strapi, rows)
    if (users.length > 0) return { file, users }
  }
  return null
}

/** The names of the entries that these rows are, or are parts of. */
async function namesOf(strapi: Core.Strapi, found: Row[]): Promise<string[]> {
  const entries = new Map<string, string>()
  let rows = found
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

/** The entries and components that have a file as a field, by the file's id. */
async function rowsWith({ db }: Core.Strapi, files: readonly File[]): Promise<RowsOf<number>> {
  const found: RowsOf<number> = new Map()
  for (let start = 0; start < files.length; start += batchSize) {
    const ids = files.slice(start, start + batchSize).map(({ id }) => id)
    const rows: (Row & { file: number })[] = await db
      .connection('files_related_mph')
      .whereIn('file_id', ids)
      .select({ file: 'file_id', uid: 'related_type', id: 'related_id' })
    for (const { file, ...row } of rows) addTo(found, file, row)
  }
  return found
}

/** The entries and components with a text that shows a file by its address, by the file's hash. */
async function rowsNaming(strapi: Core.Strapi, files: readonly File[]): Promise<RowsOf<string>> {
  const found: RowsOf<string> = new Map()
  const wanted = new Set(files.map(({ hash }) => hash))
  const [one, ...others] = wanted
  if (one === undefined) return found
  const sought = others.length === 0 ? `/${one}.` : '/'
  for (const { uid, attributes } of modelsOf(strapi)) {
    const texts = Object.keys(attributes).filter((name) => attributes[name]?.type === 'richtext')
    if (texts.length === 0) continue
    const holding = texts.map((name) => ({ [name]: { $contains: sought } }))
    let rows: ({ id: number } & Record<string, unknown>)[] = []
    do {
      rows = await strapi.db.query(uid).findMany({
        where: { id: { $gt: rows.at(-1)?.id ?? 0 }, $or: holding },
        select: ['id', ...texts],
        orderBy: { id: 'asc' },
        limit: batchSize,
      })
      for (const row of rows) {
        const named = texts.flatMap((name) => [...String(row[name] ?? '').matchAll(hashes)])
        for (const hash of new Set(named.map(([, each = '']) => each))) {
          if (wanted.has(hash)) addTo(found, hash, { uid, id: row.id })
        }
      }
    } while (rows.length === batchSize)
  }
  return found
}

function addTo<Key>(rows: RowsOf<Key>, key: Key, row: Row): void {
  const others = rows.get(key)
  if (others) others.push(row)
  else rows.set(key, [row])
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
