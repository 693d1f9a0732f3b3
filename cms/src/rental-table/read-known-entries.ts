import type { Core } from '@strapi/strapi'
import type { PictureProblem } from '../content-types/rental-import-problem'
import { inBatches } from '../records/in-batches'
import { keyOfEntry, type Relation, relations } from './columns/relations'
import { libraryName } from './pictures/picture-name'

type Target = {
  documentId: string
  /** Whether it lacks a language: a rental of that language could not refer to it. */
  isUntranslated?: boolean
  [field: string]: unknown
}

export type LibraryPicture = {
  id: number
  documentId: string
  name: string
  alternativeText: string | null
}

/** What cells may name: entries by their key in small letters, pictures of the media library by file name. */
export type KnownEntries = Record<Relation, Map<string, Target>> & {
  pictures: Map<string, LibraryPicture[]>
  /** Addresses from which no picture could be fetched, with the reason. */
  unread: ReadonlyMap<string, PictureProblem>
}

export async function readKnownEntries(
  strapi: Core.Strapi,
  pictureNames: readonly string[],
  unread: KnownEntries['unread'] = new Map(),
): Promise<KnownEntries> {
  const [town, amenities, houseRules, promotions, extraFees, provider] = await Promise.all([
    readTargets(strapi, 'town'),
    readTargets(strapi, 'amenities'),
    readTargets(strapi, 'houseRules'),
    readTargets(strapi, 'promotions'),
    readTargets(strapi, 'extraFees'),
    readTargets(strapi, 'provider'),
  ])
  const pictures = await readPictures(strapi, pictureNames.map(libraryName))
  return { town, amenities, houseRules, promotions, extraFees, provider, pictures, unread }
}

async function readTargets(strapi: Core.Strapi, relation: Relation): Promise<Map<string, Target>> {
  const { uid, key } = relations[relation]
  const rows: Target[] = await strapi.db
    .query(uid)
    .findMany({ select: ['documentId', key, 'locale'], orderBy: { id: 'asc' } })
  const targets = new Map<string, Target>()
  for (const { locale, ...row } of rows) {
    // The languages of an entry share document id and key.
    const name = keyOfEntry(relation, row).toLowerCase()
    targets.set(name, { ...row, isUntranslated: locale !== null && !targets.has(name) })
  }
  return targets
}

/** Pictures of the media library by their names. */
export async function readPictures(
  strapi: Core.Strapi,
  names: readonly string[],
): Promise<KnownEntries['pictures']> {
  const pictures: KnownEntries['pictures'] = new Map()
  const rows: LibraryPicture[] = await inBatches([...new Set(names)], (some) =>
    strapi.db.query('plugin::upload.file').findMany({
      where: { name: { $in: some }, mime: { $startsWith: 'image/' } },
      select: ['id', 'documentId', 'name', 'alternativeText'],
      orderBy: { id: 'asc' },
    }),
  )
  for (const row of rows) pictures.set(row.name, [...(pictures.get(row.name) ?? []), row])
  return pictures
}
