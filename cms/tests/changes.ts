import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readAsSite, readRevision } from './editor'
import { amenity, connect, rental, rentalData, town } from './entries'
import type { Stage } from './stage'

const filesSchema = z.tuple([z.object({ documentId: z.string(), hash: z.string() })])

export function describeChanges(stage: () => Stage): void {
  const revision = () => readRevision(stage().cms)

  /** The webhooks of an action, and whether the revision grew. */
  async function consequences(action: () => Promise<unknown>) {
    await stage().listener.heard()
    const before = await revision()
    await action()
    const heard = await stage().listener.heard()
    const after = await revision()
    const chain = heard.length > 0 ? [String(before), String(after)] : [undefined, undefined]
    expect([heard[0]?.previous, heard.at(-1)?.revision]).toEqual(chain)
    return {
      grew: after > before,
      events: heard.map(({ event, uid, locale }) => `${event} ${uid} ${locale}`),
    }
  }

  describe('changes of content', () => {
    it('announces the life of a rental, but not the saving of its draft', async () => {
      const { editor, listener, townId } = stage()
      await listener.heard()
      const { documentId } = await editor.create(rental, rentalData)
      await editor.save(rental, documentId, { name: 'Casa del Ñandú' }, 'es')
      expect(await listener.heard()).toEqual([])

      const save = () => editor.save(rental, documentId, { town: connect(townId) })
      expect(await consequences(save)).toEqual({ grew: false, events: [] })

      const publish = () => editor.publish(rental, documentId, { basePrice: 99 })
      expect(await consequences(publish)).toEqual({ grew: true, events: [`publish ${rental} en`] })

      const unpublish = () => editor.unpublish(rental, documentId)
      expect(await consequences(unpublish)).toEqual({
        grew: true,
        // Its former slug is stored, in case it comes back under another one.
        events: ['create api::former-slug.former-slug null', `unpublish ${rental} en`],
      })

      // Deleting a draft is not visible; its former slug then says what kind of house it was.
      const remove = () => editor.remove(rental, documentId)
      expect(await consequences(remove)).toEqual({
        grew: true,
        events: ['update api::former-slug.former-slug null'],
      })
    })

    it('announces the deletion of what was published', async () => {
      const { editor, listener, townId } = stage()
      const { documentId } = await editor.create(rental, { ...rentalData, town: connect(townId) })
      await editor.publish(rental, documentId)
      await listener.heard()
      const remove = () => editor.remove(rental, documentId)
      expect(await consequences(remove)).toEqual({
        grew: true,
        events: [
          'create api::former-slug.former-slug null',
          'update api::former-slug.former-slug null',
          `delete ${rental} en`,
        ],
      })
    })

    it('announces every save of an entry without drafts, its other language too', async () => {
      const { editor } = stage()
      let amenityId = ''
      const data = { name: 'Pool', slug: 'pool', group: 'outdoor', icon: 'pool' }
      const create = async () => {
        amenityId = (await editor.create(amenity, data)).documentId
      }
      expect(await consequences(create)).toEqual({ grew: true, events: [`create ${amenity} en`] })

      const translate = () => editor.save(amenity, amenityId, { ...data, name: 'Piscina' }, 'es')
      const translated = await consequences(translate)
      expect(translated.events.sort()).toEqual([`update ${amenity} en`, `update ${amenity} es`])

      const remove = () => editor.remove(amenity, amenityId, 'es')
      expect(await consequences(remove)).toEqual({ grew: true, events: [`delete ${amenity} es`] })
    })

    it('announces a new picture, which the site finds by what the announcement names', async () => {
      const { cms, editor } = stage()
      let answer: unknown
      const uploaded = await consequences(async () => {
        const form = new FormData()
        form.append('files', new Blob([onePixel()], { type: 'image/png' }), 'dot.png')
        const headers = { authorization: editor.authorization }
        const response = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
        expect(response.status).toBe(201)
        answer = await response.json()
      })
      expect(uploaded).toEqual({ grew: true, events: ['create plugin::upload.file null'] })
      const [{ documentId, hash }] = filesSchema.parse(answer)
      const found = await readAsSite(cms, `pictures?${new URLSearchParams({ documentId })}`)
      expect(found).toEqual([expect.objectContaining({ hash, ext: '.png', width: 1, height: 1 })])
      expect(await readAsSite(cms, 'pictures?documentId=none')).toEqual([])
    })

    it('changes nothing when the change is refused', async () => {
      const { editor } = stage()
      const refuse = () => editor.create(town, { name: 'No coordinates', line: 'None.' })
      expect(await consequences(refuse)).toEqual({ grew: false, events: [] })
    })

    it('signs every announcement so that the site can check it', () => {
      expect(stage().listener.refused).toEqual([])
    })
  })
}

function onePixel(): Uint8Array<ArrayBuffer> {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return new Uint8Array(Buffer.from(base64, 'base64'))
}
