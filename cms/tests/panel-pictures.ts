import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Stage } from './stage'

const filesSchema = z.array(z.object({ id: z.number(), folderPath: z.string() }))
const sizesSchema = z.array(z.object({ width: z.number(), height: z.number() }))
const foldersSchema = z.object({
  data: z.array(z.object({ name: z.string(), path: z.string() })),
})

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Pictures that are uploaded in the panel. */
export function describePanelPictures(stage: () => Stage): void {
  describe('a picture', () => {
    function send(
      path: string,
      headers: Record<string, string>,
      file = new Blob([picture], { type: 'image/png' }),
    ): Promise<Response> {
      const form = new FormData()
      form.append('files', file, 'door.png')
      form.append('fileInfo', JSON.stringify({ name: 'door.png', folder: null }))
      return fetch(`${stage().cms.url}/${path}`, { method: 'POST', headers, body: form })
    }

    async function add(page: string | undefined, authorization: string): Promise<string> {
      const { cms } = stage()
      const headers = { authorization, ...(page && { 'x-panel-page': page }) }
      const uploaded = await send('upload', headers)
      const [file] = filesSchema.parse(await uploaded.json())
      const listed = await fetch(`${cms.url}/upload/folders`, { headers: { authorization } })
      const { data } = foldersSchema.parse(await listed.json())
      return data.find(({ path }) => path === file?.folderPath)?.name ?? 'the root'
    }

    it('added beside an entry goes to its folder, and elsewhere not to the root', async () => {
      const { authorization } = stage().editor
      const post = '/admin/content-manager/collection-types/api::blog-post.blog-post/create'
      expect(await add(post, authorization)).toBe('Blog')
      expect(await add('/admin/plugins/upload', authorization)).toBe('Unsorted')
    })

    it('of a phone that was held upright is stored upright', async () => {
      const size = { width: 60, height: 40 }
      const lying = sharp({ create: { ...size, channels: 3, background: 'white' } }).jpeg()
      const photo = await lying.withMetadata({ orientation: 6 }).toBuffer()
      const file = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' })
      const uploaded = await send('upload', { authorization: stage().editor.authorization }, file)
      expect(sizesSchema.parse(await uploaded.json())).toEqual([{ width: 40, height: 60 }])
    })

    it('is one that can be read, not a page or a broken file with its name', async () => {
      const { authorization } = stage().editor
      const headers = { authorization, 'accept-language': 'es' }
      const noise = Buffer.alloc(300 * 200 * 3, 'noise')
      const photo = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
        .jpeg()
        .toBuffer()
      const files = ['<!doctype html><p>Expired', new Uint8Array(photo.subarray(0, 900))]
      for (const content of files) {
        const answer = await send('upload', headers, new Blob([content], { type: 'image/jpeg' }))
        expect(answer.status).toBe(400)
        expect(await answer.text()).toContain('no se puede leer como imagen')
      }
    })

    it('is not replaced by another one, since its address would stay', async () => {
      const { cms } = stage()
      const { authorization } = stage().editor
      const uploaded = await send('upload', { authorization })
      const [file] = filesSchema.parse(await uploaded.json())
      const path = `upload/files/${file?.id}`
      const read = async () =>
        (await fetch(`${cms.url}/${path}`, { headers: { authorization } })).json()
      const before: unknown = await read()
      for (const [language, words] of [
        ['en', 'Not replaced'],
        ['es', 'No se reemplazó'],
      ] as const) {
        const headers = { authorization, 'accept-language': language }
        for (const address of [`upload?id=${file?.id}`, `${path}/replace`]) {
          const refused = await send(address, headers)
          expect(refused.status).toBe(400)
          expect(await refused.json()).toMatchObject({
            error: { message: expect.stringContaining(words) },
          })
        }
      }
      expect(before).toMatchObject({ id: file?.id, name: 'door.png' })
      expect(await read()).toEqual(before)
    })

    it('is not fetched from an address, which may be one that only the server reaches', async () => {
      const { cms, editor } = stage()
      const response = await fetch(`${cms.url}/upload/actions/upload-from-urls`, {
        method: 'POST',
        headers: { authorization: editor.authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ urls: [`http://0.0.0.0:${new URL(cms.url).port}/door.png`] }),
      })
      expect(await response.text()).toContain('Not added')
    })
  })
}
