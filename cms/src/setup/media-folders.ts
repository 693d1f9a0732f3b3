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
  // For uploads in the library itself without a chosen folder.
  ['Unsorted'],
]

type Folder = { id: number; path: string }

/** Creates the folders of the media library. */
export async function ensureMediaFolders(strapi: Core.Strapi): Promise<void> {
  for (const names of folders) await ensureFolder(strapi, names)
}

/** The folder at a path of names; missing folders are created. */
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
