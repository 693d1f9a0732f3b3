import type { Core } from '@strapi/strapi'
import { expect, it, vi } from 'vitest'
import { findShownPicture } from '../src/publishing/find-shown-picture'

const post = {
  uid: 'api::post.post',
  collectionName: 'posts',
  info: { displayName: 'Post' },
  attributes: { name: { type: 'string' }, text: { type: 'richtext' } },
}

type Text = { id: number; documentId: string; name: string; text: string }
type Link = { file: number; uid: string; id: number }

/** A CMS with these posts, and posts that show a file as a field. Answers what was asked of its database. */
function cmsWith(posts: Text[], links: Link[] = []) {
  const askedIds: number[][] = []
  const findMany = vi.fn(
    async ({ where, limit }: { where: { id: { $gt: number } }; limit: number }) =>
      posts.filter(({ id }) => id > where.id.$gt).slice(0, limit),
  )
  const query = () => ({
    findMany,
    findOne: async ({ where }: { where: { id: number } }) =>
      posts.find(({ id }) => id === where.id),
  })
  const connection = () => ({
    whereIn: (_column: string, ids: number[]) => {
      askedIds.push(ids)
      return { select: async () => links.filter(({ file }) => ids.includes(file)) }
    },
  })
  const strapi = { contentTypes: { [post.uid]: post }, components: {}, db: { query, connection } }
  return { strapi: strapi as unknown as Core.Strapi, askedIds, findMany }
}

const newPost = (id: number, text: string) => ({
  id,
  documentId: `d${id}`,
  name: `Post ${id}`,
  text,
})
const files = Array.from({ length: 1200 }, (_, index) => ({ id: index + 1, hash: `file_${index}` }))

it('looks for all files of a folder together', async () => {
  const posts = Array.from({ length: 600 }, (_, index) => newPost(index + 1, 'See /uploads/x.png'))
  const { strapi, askedIds, findMany } = cmsWith(posts)
  expect(await findShownPicture(strapi, files)).toBeNull()
  expect(askedIds.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(findMany).toHaveBeenCalledTimes(2)
})

it.each([
  ['as a field', 'Nothing', [{ file: 900, uid: post.uid, id: 7 }]],
  ['in a text', '![](https://cdn.example/uploads/file_899.png) and [more](/x.y/z)', []],
])('names the file and the entry that shows it %s', async (_, text, links) => {
  const { strapi } = cmsWith([newPost(7, text)], links)
  expect(await findShownPicture(strapi, files)).toEqual({ file: files[899], users: ['Post 7'] })
})
