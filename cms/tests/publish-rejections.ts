import { describe, expect, it } from 'vitest'
import { connect } from './entries'
import { landingPage, landingWithProducts, uploadFile } from './marketing-entries'
import type { Stage } from './stage'

/** Entries that the CMS refuses to publish, and its message to the editor. */
export function describePublishRejections(stage: () => Stage): void {
  describe('the panel when publishing', () => {
    it('publishes no picture in a text without words', async () => {
      const { cms, editor } = stage()
      const own = await uploadFile(cms, editor)
      const data = {
        titleOffer: 'Silent',
        type: 'other',
        contentOffer: `![](${cms.url}${own.url})`,
      }
      const { documentId } = await editor.create(landingPage, data)
      const answer = await editor.publish(landingPage, documentId)
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('no words') })
      const spoken = { contentOffer: `![A dot](${cms.url}${own.url})` }
      await editor.save(landingPage, documentId, spoken)
      expect(await editor.publish(landingPage, documentId)).toMatchObject({ status: 200 })
    })

    it('names each entry with faults when several are published together, and publishes none', async () => {
      const { cms, editor } = stage()
      const own = await uploadFile(cms, editor)
      const make = async (titleOffer: string, contentOffer = 'A text.') =>
        (await editor.create(landingPage, { titleOffer, type: 'other', contentOffer })).documentId
      const silent = `![](${cms.url}${own.url})`
      const good = await make('Good together')
      const ids = [good, await make('Silent one', silent), await make('Silent two', silent)]
      const answer = await editor.publishSeveral(landingPage, ids)
      expect(answer.status).toBe(400)
      expect(answer.message).toMatch(/^None of them .*"Silent one": .*no words.*"Silent two": /)
      expect(answer.message).not.toContain('Good together')
      expect(await editor.publishSeveral(landingPage, [good])).toMatchObject({ status: 200 })
    })

    it('forbids a window that ends before it begins', async () => {
      const { editor } = stage()
      const data = {
        titleOffer: 'Reversed',
        type: 'other',
        startDate: '2026-02-01T06:00:00.000Z',
        endDate: '2026-01-01T06:00:00.000Z',
      }
      const { documentId } = await editor.create(landingWithProducts, data)
      const answer = await editor.publish(landingWithProducts, documentId)
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('before') })
    })

    it('says in which field an entry stands that was deleted meanwhile, and that a picture was', async () => {
      const { editor } = stage()
      const uid = 'api::blog-post.blog-post'
      const { documentId } = await editor.create(uid, { name: 'Open in a form' })
      const gone = 'abcdefghijklmnopqrstuvwx'
      const entry = await editor.save(uid, documentId, { postcategories: connect(gone) })
      expect(entry).toMatchObject({ status: 400, message: expect.stringContaining('deleted') })
      expect(entry.message).toContain('Categories')
      expect(entry.message).not.toContain(gone)
      const picture = await editor.save(uid, documentId, { image: 987_654 })
      expect(picture).toMatchObject({ status: 400, message: expect.stringContaining('picture') })
    })

    it('saves no promotion that ends before it begins', async () => {
      const { editor } = stage()
      const uid = 'api::promotion.promotion'
      const data = { name: 'Year end', type: 'discount', percentDiscount: 20 }
      const reversed = { startDate: '2026-12-31', endDate: '2026-12-01' }
      const answer = await editor.create(uid, { ...data, ...reversed })
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('before') })
      const right = { startDate: '2026-12-01', endDate: '2026-12-31' }
      const { documentId } = await editor.create(uid, { ...data, ...right })
      const later = await editor.save(uid, documentId, { endDate: '2026-11-30' })
      expect(later).toMatchObject({ status: 400, message: expect.stringContaining('before') })
      await editor.remove(uid, documentId, null)
    })

    it('forbids a second text for the same form', async () => {
      const { editor } = stage()
      const uid = 'api::confirmation-text.confirmation-text'
      const buttons = [{ label: 'Home', target: 'home' }]
      const text = { key: 'career', title: 'Thank you', message: 'We read it.', buttons }
      const first = await editor.create(uid, text)
      expect(await editor.publish(uid, first.documentId)).toMatchObject({ status: 200 })
      const second = await editor.create(uid, { ...text, title: 'Thanks' })
      expect((await editor.publish(uid, second.documentId)).message).toContain('"career"')
    })

    it('forbids a second page for the same service, and not another document', async () => {
      const { editor } = stage()
      const uid = 'api::document-page.document-page'
      const make = async (name: string, kind: string) => {
        const { documentId } = await editor.create(uid, { title: name, name, kind })
        return editor.publish(uid, documentId)
      }
      expect(await make('Photos', 'photography')).toMatchObject({ status: 200 })
      const second = await make('More photos', 'photography')
      expect(second.status).toBe(400)
      expect(second.message).toContain('"Photos" is for "photography" already.')
      expect(await make('A form', 'document')).toMatchObject({ status: 200 })
      expect(await make('Another form', 'document')).toMatchObject({ status: 200 })
    })

    it('forbids a text of the site at the address of the group of texts for kinds of places', async () => {
      const { editor } = stage()
      const uid = 'api::legal-text.legal-text'
      const text = { title: 'On stays', text: 'A text.', effectiveDate: '2026-01-01' }
      const make = (name: string, area: string) => editor.create(uid, { ...text, name, area })
      for (const name of ['Accommodation', 'Alojamiento']) {
        const { documentId } = await make(name, 'site')
        const answer = await editor.publish(uid, documentId)
        expect(answer.status).toBe(400)
        expect(answer.message).toContain(`"${name.toLowerCase()}" leads to the texts for kinds`)
        await editor.save(uid, documentId, { slug: `about-${name.toLowerCase()}` })
        expect(await editor.publish(uid, documentId)).toMatchObject({ status: 200 })
      }
      const { documentId } = await make('Accommodation', 'accommodation')
      expect(await editor.publish(uid, documentId)).toMatchObject({ status: 200 })
    })
  })
}
