import type { Core } from '@strapi/strapi'

const folders = [
  ['Rentals'],
  ['Rentals', 'Covers'],
  ['Rentals', 'Rooms and views'],
  ['Pages'],
  ['Landings'],
  ['Blog'],
  ['Team'],
  ['Brand'],
  // For what is added in the library itself, without choosing a folder.
  ['Unsorted'],
]

type Folder = { id: number; path: string }

/** The folders in which editors find their way through the media library. */
export async function ensureMediaFolders(strapi: Core.Strapi): Promise<void> {
  for (const names of folders) await ensureFolder(strapi, names)
}

/** The folder at a path of names, made where it is missing. */
export async function ensureFolder(strapi: Core.Strapi, names: string[]): Promise<Folder> {
  const query = strapi.db.query('plugin::upload.folder')
  let folder: Folder | undefined
  for (const name of names) {
    const parent = folder?.id ?? null
    folder =
      (await query.findOne({ where: { name, parent } })) ??
      (await strapi.plugin('upload').service('folder').create({ name, parent }))
  }
  if (!folder) throw new Error('A folder needs a name')
  return folder
}
