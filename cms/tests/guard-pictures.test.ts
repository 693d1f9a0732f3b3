import type { Core } from '@strapi/strapi'
import { expect, it, vi } from 'vitest'
import { guardPictures } from '../src/publishing/guard-pictures'
import { listPictureUsers } from '../src/publishing/list-picture-users'

vi.mock('../src/publishing/list-picture-users')

const files = [1, 2].map((id) => ({ id, name: `${id}.png`, hash: `hash-${id}` }))

it('looks once for who shows a file, also where several are deleted together', async () => {
  vi.mocked(listPictureUsers).mockResolvedValue([])
  const removed: number[] = []
  const upload = { remove: async ({ id }: { id: number }) => void removed.push(id) }
  const removeAll = { deleteByIds: () => Promise.all(files.map((file) => upload.remove(file))) }
  const services = { upload, file: { ...removeAll }, folder: { ...removeAll } }
  const strapi = {
    plugin: () => ({ service: (name: keyof typeof services) => services[name] }),
    db: { query: (uid: string) => ({ findMany: async () => (/file$/.test(uid) ? files : []) }) },
    requestContext: { get: () => undefined },
  }
  guardPictures(strapi as unknown as Core.Strapi)
  for (const name of ['file', 'folder'] as const) await services[name].deleteByIds()
  expect(removed).toEqual([1, 2, 1, 2])
  expect(listPictureUsers).toHaveBeenCalledTimes(4)
  for (const file of files) await upload.remove(file)
  expect(listPictureUsers).toHaveBeenCalledTimes(6)
})
