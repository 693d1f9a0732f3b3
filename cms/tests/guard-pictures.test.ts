import type { Core } from '@strapi/strapi'
import { expect, it, vi } from 'vitest'
import { guardPictures } from '../src/publishing/guard-pictures'
import { findShownPicture } from '../src/publishing/find-shown-picture'

vi.mock('../src/publishing/find-shown-picture')

const files = [1, 2].map((id) => ({ id, name: `${id}.png`, hash: `hash-${id}` }))

it('looks once for who shows files that are deleted together', async () => {
  vi.mocked(findShownPicture).mockResolvedValue(null)
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
  expect(findShownPicture).toHaveBeenCalledTimes(2)
  for (const file of files) await upload.remove(file)
  expect(findShownPicture).toHaveBeenCalledTimes(4)
})
