import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { guardDeletion } from '../src/publishing/guard-deletion'

type Deletion = { uid: string; action: string; params: object }
type Middleware = (context: Deletion, next: () => Promise<unknown>) => Promise<unknown>

const town = 'api::town.town'

/** A town in both languages, and the rentals that stand in it. */
function guard(rentals: { documentId: string }[]): Middleware {
  const added: Middleware[] = []
  const versions = [
    { locale: 'en', name: 'The Lake' },
    { locale: 'es', name: 'El Lago' },
  ]
  const strapi = {
    documents: { use: (middleware: Middleware) => added.push(middleware) },
    db: { query: (uid: string) => ({ findMany: async () => (uid === town ? versions : rentals) }) },
  }
  guardDeletion(strapi as unknown as Core.Strapi)
  const [middleware] = added
  if (!middleware) throw new Error('no middleware')
  return middleware
}

const remove = (rentals: { documentId: string }[], locale: string) =>
  guard(rentals)({ uid: town, action: 'delete', params: { documentId: 't', locale } }, async () =>
    Promise.resolve('deleted'),
  )

it('names the town that is not deleted, in the language in which it was to be', async () => {
  const one = [{ documentId: 'a' }, { documentId: 'a' }]
  await expect(remove(one, 'en')).rejects.toThrow('"The Lake" was not deleted: a rental refers')
  const two = [...one, { documentId: 'b' }]
  await expect(remove(two, 'es')).rejects.toThrow('"El Lago" was not deleted: 2 rentals refer')
  await expect(remove(two, '*')).rejects.toThrow('"The Lake" was not deleted')
})

it('lets a town without rentals be deleted', async () => {
  expect(await remove([], 'en')).toBe('deleted')
})
