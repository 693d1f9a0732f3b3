import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'
import { listPictureUsers } from './list-picture-users'

type File = { id: number; name: string; hash: string }

type Services = {
  upload: { remove: (file: File) => Promise<unknown> }
  file: { deleteByIds: (ids?: number[]) => Promise<unknown> }
}

const namesAtMost = 5

/**
 * Rejects deleting a picture that an entry shows: its page would lose it at once, also a page that the editor may not
 * change. Of several pictures that are deleted together either all go or none.
 */
export function guardPictures(strapi: Core.Strapi): void {
  const service = <Name extends keyof Services>(name: Name): Services[Name] =>
    strapi.plugin('upload').service(name)
  const upload = service('upload')
  const files = service('file')
  const { remove } = upload
  const { deleteByIds } = files

  upload.remove = async (file) => {
    await rejectUsed(strapi, file)
    return remove.call(upload, file)
  }
  files.deleteByIds = async (ids = []) => {
    const where = { id: { $in: ids } }
    const chosen: File[] = await strapi.db.query('plugin::upload.file').findMany({ where })
    for (const file of chosen) await rejectUsed(strapi, file)
    return deleteByIds.call(files, ids)
  }
}

async function rejectUsed(strapi: Core.Strapi, file: File): Promise<void> {
  const users = await listPictureUsers(strapi, file)
  if (users.length === 0) return
  const shown = users.slice(0, namesAtMost).map((name) => `“${name}”`)
  const names = [...shown, ...(users.length > namesAtMost ? ['…'] : [])].join(', ')
  throw new errors.ApplicationError(
    translate('Not deleted: {file} is shown by {names}. Choose another picture there first.', {
      ...{ file: `“${file.name}”`, names },
    }),
  )
}
