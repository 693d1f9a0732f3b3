import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'
import { findShownPicture } from './find-shown-picture'

type File = { id: number; name: string; hash: string }

type Services = {
  upload: { remove: (file: File) => Promise<unknown> }
  file: { deleteByIds: (ids?: number[]) => Promise<unknown> }
  folder: { deleteByIds: (ids?: number[]) => Promise<unknown> }
}

const maxNames = 5

/**
 * Rejects deleting a picture that an entry shows: its page would lose it at once, also a page that the editor may not
 * change. Of files and folders that are deleted together either all go or none.
 */
export function guardPictures(strapi: Core.Strapi): void {
  const service = <Name extends keyof Services>(name: Name): Services[Name] =>
    strapi.plugin('upload').service(name)
  const upload = service('upload')
  const files = service('file')
  const folders = service('folder')
  const { remove } = upload
  const { deleteByIds: deleteFiles } = files
  const { deleteByIds: deleteFolders } = folders
  /** The ids of files that are being deleted together. Each of them is removed by itself, too. */
  const checked = new Set<number>()

  async function deleteTogether<Result>(chosen: File[], act: () => Promise<Result>) {
    await rejectUsed(strapi, chosen)
    for (const { id } of chosen) checked.add(id)
    try {
      return await act()
    } finally {
      for (const { id } of chosen) checked.delete(id)
    }
  }

  upload.remove = async (file) => {
    if (!checked.has(file.id)) await rejectUsed(strapi, [file])
    return remove.call(upload, file)
  }
  files.deleteByIds = async (ids = []) => {
    // The folders that are ticked beside the files are deleted after them.
    const { folderIds } = { folderIds: [], ...strapi.requestContext.get()?.request.body }
    const chosen = await findFiles(strapi, ids, folderIds)
    return deleteTogether(chosen, () => deleteFiles.call(files, ids))
  }
  folders.deleteByIds = async (ids = []) => {
    const chosen = await findFiles(strapi, [], ids)
    return deleteTogether(chosen, () => deleteFolders.call(folders, ids))
  }
}

/** These files, and all that lie in these folders and the folders inside them. */
async function findFiles(
  { db }: Core.Strapi,
  ids: readonly number[],
  folderIds: readonly number[],
): Promise<File[]> {
  const folders: { path: string }[] = await db
    .query('plugin::upload.folder')
    .findMany({ where: { id: { $in: folderIds } }, select: ['path'] })
  const inFolders = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ])
  const where = { $or: [{ id: { $in: ids } }, ...inFolders] }
  return db.query('plugin::upload.file').findMany({ where })
}

async function rejectUsed(strapi: Core.Strapi, files: readonly File[]): Promise<void> {
  const found = await findShownPicture(strapi, files)
  if (!found) return
  const { file, users } = found
  const shown = users.slice(0, maxNames).map((name) => `“${name}”`)
  const names = [...shown, ...(users.length > maxNames ? ['…'] : [])].join(', ')
  throw new errors.ApplicationError(
    translate('Not deleted: {file} is shown by {names}. Choose another picture there first.', {
      file: `“${file.name}”`,
      names,
    }),
  )
}
