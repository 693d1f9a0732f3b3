import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { author, blogPost, landingPage, uploadFile } from './marketing-entries'
import type { Stage } from './stage'

const homePage = 'api::home-page.home-page'
const folderSchema = z.object({ data: z.object({ id: z.number() }) })

/** Pictures and folders that are deleted in the panel. */
export function describeDeletedPictures(stage: () => Stage): void {
  describe('deleting pictures', () => {
    let unused: number
    let cover: number
    let post: { documentId: string; name: string }

    const upload = () => uploadFile(stage().cms, stage().editor)
    async function newPost(data: object) {
      const slug = randomUUID()
      const name = `Post ${slug}`
      const { documentId } = await stage().editor.create(blogPost, { name, slug, ...data })
      return { documentId, name }
    }

    beforeAll(async () => {
      unused = (await upload()).id
      cover = (await upload()).id
      post = await newPost({ image: cover })
    })

    async function call(method: string, path: string, body?: object, language = 'en') {
      const { authorization } = stage().editor
      const answer = await fetch(`${stage().cms.url}/${path}`, {
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          'accept-language': language,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text() }
    }

    const remove = (id: number, language?: string) =>
      call('DELETE', `upload/files/${id}`, undefined, language)
    const removeAll = (fileIds: number[], folderIds: number[] = []) =>
      call('POST', 'upload/actions/bulk-delete', { fileIds, folderIds })
    const statusOf = async (id: number) => (await call('GET', `upload/files/${id}`)).status

    async function newFolder(parent: number | null = null): Promise<number> {
      const { text } = await call('POST', 'upload/folders', { name: randomUUID(), parent })
      return folderSchema.parse(JSON.parse(text)).data.id
    }

    /** Moves a picture into a folder. */
    async function move(fileIds: number[], destinationFolderId: number): Promise<void> {
      const body = { fileIds, folderIds: [], destinationFolderId }
      expect((await call('POST', 'upload/actions/bulk-move', body)).status).toBe(200)
    }

    it('is rejected for a picture that an entry shows, wherever it shows it', async () => {
      const { editor } = stage()
      const inText = await upload()
      const inGallery = await upload()
      await newPost({ description: `Look: ![](${inText.url})` })
      const gallery = { __component: 'blocks.gallery', pictures: [{ picture: inGallery.id }] }
      const landing = { titleOffer: 'Lake', slug: randomUUID(), blocks: [gallery] }
      expect(await editor.create(landingPage, landing)).toMatchObject({ status: 201 })
      for (const id of [cover, inText.id, inGallery.id]) {
        expect(await remove(id)).toMatchObject({
          status: 400,
          text: expect.stringMatching(/Post|Lake/),
        })
      }
    })

    it('names an entry without a name by its type, and a person by theirs', async () => {
      const { id } = await upload()
      const path = `content-manager/single-types/${homePage}?locale=en`
      const show = (picture: object | null) => call('PUT', path, { heroPicture: picture })
      expect((await show({ picture: id })).status).toBe(200)
      expect((await remove(id)).text).toContain('shown by “Home page”')
      expect((await remove(id, 'es')).text).toContain('“Página de inicio”')
      await show(null)
      const person = { firstName: 'Ixchel', lastName: 'Tzul', photo: id }
      const { documentId } = await stage().editor.create(author, person)
      expect((await remove(id)).text).toContain('shown by “Ixchel Tzul”')
      await stage().editor.remove(author, documentId)
    })

    it('takes none of the chosen pictures and folders where an entry shows one of them', async () => {
      const loose = (await upload()).id
      const folder = await newFolder()
      await move([unused], folder)
      await move([cover], await newFolder(folder))
      for (const answer of [
        await removeAll([unused, cover]),
        await removeAll([], [folder]),
        await removeAll([loose], [folder]),
      ]) {
        expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(post.name) })
      }
      for (const id of [unused, cover, loose]) expect(await statusOf(id)).toBe(200)
    })

    it('looks into texts, too, where many are chosen', async () => {
      const inText = await upload()
      const { name } = await newPost({ description: `A [list][1]\n\n[1]: ${inText.url}` })
      const many = [unused, inText.id, (await upload()).id]
      const answer = await removeAll(many)
      expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(name) })
      for (const id of many) expect(await statusOf(id)).toBe(200)
    })

    it('takes pictures and folders that no entry shows any more', async () => {
      const loose = (await upload()).id
      const folder = await newFolder()
      await move([unused, cover], folder)
      await stage().editor.remove(blogPost, post.documentId)
      expect((await removeAll([loose, unused], [folder])).status).toBe(200)
      for (const id of [unused, cover, loose]) expect(await statusOf(id)).toBe(404)
    })
  })
}
