import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { landingPages } from '../../content-types/landing-page'
import { connect } from './entries'
import { landingPage, landingWithProducts, uploadFile, uploadPicture } from './marketing-entries'
import { presetBlocks } from '../src/presets/preset-blocks'
import { readDefinition } from './read-definition'
import type { Stage } from './stage'

const checkSchema = z.object({
  faults: z.array(z.string()),
  warnings: z.array(z.string()),
  notes: z.array(z.string()),
  schedule: z.array(z.string()),
  checklist: z.array(z.object({ label: z.string(), isFine: z.boolean() })),
  share: z
    .object({
      site: z.string(),
      title: z.string(),
      description: z.string(),
      picture: z.string().nullable(),
    })
    .nullable(),
  pages: z.array(z.object({ locale: z.string(), url: z.string() })),
})

export function describePublishChecks(stage: () => Stage): void {
  async function ask(uid: string, documentId: string, locale: string): Promise<unknown> {
    const { cms, editor } = stage()
    const headers = { authorization: editor.authorization }
    const url = `${cms.url}/publish-check/${uid}/${documentId}?locale=${locale}`
    return (await fetch(url, { headers })).json()
  }

  async function check(uid: string, documentId: string, locale = 'en') {
    return z.object({ data: checkSchema }).parse(await ask(uid, documentId, locale)).data
  }

  const window = { startDate: '2026-01-01T06:00:00.000Z', endDate: '2026-02-01T06:00:00.000Z' }
  const promotion = { titleOffer: 'Past', type: 'other', variant: 'standard', ...window }

  describe('the panel before publishing', () => {
    it('names what a landing lacks', async () => {
      const { cms, editor } = stage()
      const picture = await uploadPicture(cms, editor)
      const { documentId } = await editor.create(landingWithProducts, {
        ...promotion,
        image: picture,
        seo: { metaTitle: 'x'.repeat(65), metaDescription: '' },
        blocks: [{ __component: 'blocks.hero', title: 'Hero', picture }],
      })
      const { faults, warnings, pages } = await check(landingWithProducts, documentId)
      expect(faults).toEqual(['"Hero 1 → What the picture shows" is empty.'])
      expect(pages).toEqual([])
      for (const part of [
        'no Spanish version',
        'ended on 1 Feb 2026',
        'do not see it: Picture: computers.',
        'has 65 signs',
        'No description',
        'No product is switched on',
      ]) {
        expect(warnings).toContainEqual(expect.stringContaining(part))
      }
    })

    it('finds neither complete: a language that was never saved, and an empty one', async () => {
      const { editor } = stage()
      const data = { titleOffer: 'Half done', type: 'other' }
      const { documentId } = await editor.create(landingPage, data)
      expect(await ask(landingPage, documentId, 'es')).toEqual({ data: null })
      await editor.save(landingPage, documentId, { titleOfferDescription: 'Media oferta' }, 'es')
      const fault = 'no main heading (h1): "Title of the offer" is empty'
      const { faults } = await check(landingPage, documentId, 'es')
      expect(faults).toContainEqual(expect.stringContaining(fault))
      const answer = await editor.publish(landingPage, documentId, {}, 'es')
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(fault) })
    })

    it('names pictures in a text that visitors would not see', async () => {
      const { cms, editor } = stage()
      const own = await uploadFile(cms, editor)
      const { documentId } = await editor.create(landingPage, {
        titleOffer: 'With pictures',
        type: 'other',
        contentOffer: `![A dot](${cms.url}${own.url})\n\n![Tree](https://elsewhere.example/tree.png)`,
      })
      const { warnings } = await check(landingPage, documentId)
      const remarks = warnings.filter((warning) => warning.includes('"What the offer holds"'))
      expect(remarks).toEqual([expect.stringContaining('(https://elsewhere.example/tree.png)')])
    })

    it('lists what was looked at, and shows the page as it is shared', async () => {
      const { cms, editor } = stage()
      const picture = await uploadPicture(cms, editor)
      const { documentId } = await editor.create(landingPage, {
        titleOffer: 'Three nights',
        titleOfferDescription: 'By the lake',
        type: 'other',
        image: picture,
        startDate: '2999-12-24T06:00:00.000Z',
        contentOffer: 'To [book](link)',
      })
      const { checklist, share, schedule, warnings } = await check(landingPage, documentId)
      expect(share).toEqual({
        site: 'localhost:3000',
        title: 'Three nights',
        description: 'By the lake',
        picture: expect.stringMatching(/^http:\/\/localhost:3000\/share\/[\w-]+\.[\w-]+\.jpg$/),
      })
      const [, facts = ''] = /share\/([\w-]+)/.exec(share?.picture ?? '') ?? []
      expect(JSON.parse(Buffer.from(facts, 'base64url').toString())).toMatchObject({
        title: 'Three nights',
        picture: { url: expect.stringContaining('/uploads/') },
      })
      await editor.save(landingPage, documentId, { seo: { sharePicture: picture } })
      const own = (await check(landingPage, documentId)).share
      expect(own?.picture).toContain('/uploads/')
      expect(schedule).toEqual([
        'Visitors see it from 24 Dec 2999, 00:00 (Guatemala) on.',
        'It has no end.',
      ])
      const fine = checklist.filter(({ isFine }) => isFine).map(({ label }) => label)
      expect(fine).toEqual(['Main heading (h1)', 'Form or WhatsApp button', 'Required fields'])
      expect(checklist.map(({ label }) => label)).toEqual([
        ...fine,
        'Texts for search engines',
        'Pictures and their sizes',
        'Words for each picture',
        'Both languages',
        'Links',
      ])
      expect(warnings).toContainEqual(expect.stringContaining('leads nowhere: "link"'))
      expect(warnings).toContainEqual(expect.stringContaining('its place needs 1200'))
    })

    it('links to the page in the languages in which visitors see it', async () => {
      const { editor } = stage()
      const data = { titleOffer: 'Linked', type: 'other' }
      const { documentId } = await editor.create(landingPage, data)
      await editor.save(landingPage, documentId, { titleOffer: 'Enlazada' }, 'es')
      await editor.publish(landingPage, documentId, {}, 'es')
      const { pages, warnings } = await check(landingPage, documentId, 'es')
      expect(pages).toEqual([
        { locale: 'es', url: `http://localhost:3000/go/${landingPage}/${documentId}/es` },
      ])
      expect(warnings).toContainEqual(expect.stringContaining('Not published in English'))
    })

    it('says nothing of an entry that nobody signed in asks for', async () => {
      const { cms } = stage()
      const { status } = await fetch(`${cms.url}/publish-check/${landingPage}/any?locale=en`)
      expect(status).toBe(401)
    })
  })

  describe('a preset', () => {
    it('is not published before its samples are replaced', async () => {
      const { editor } = stage()
      const blocks = presetBlocks('offer', 'es', { form: true, text: false })
      const data = { titleOffer: 'De un modelo', type: 'other', blocks }
      const { documentId } = await editor.create(landingPage, data, 'es')
      const refused = await editor.publish(landingPage, documentId, {}, 'es')
      expect(refused).toMatchObject({ status: 400 })
      expect(JSON.stringify(refused)).toContain('sample words')
      const { faults } = await check(landingPage, documentId, 'es')
      expect(faults).toHaveLength(1)

      const [text, ...others] = blocks
      const replaced = [{ ...text, markdown: '- Desayuno' }, ...others]
      await editor.save(landingPage, documentId, { blocks: replaced }, 'es')
      expect(await editor.publish(landingPage, documentId, {}, 'es')).toMatchObject({ status: 200 })
    })

    it('can be published as it is where it needs no picture', async () => {
      const { cms, editor } = stage()
      const { documentId } = await editor.create(landingPage, { titleOffer: 'Bare', type: 'other' })
      const blocks = [{ __component: 'blocks.whatsapp-banner', title: 'Now', btnName: 'Write' }]
      await editor.save(landingPage, documentId, { blocks, landing_page_products: connect() })
      expect(await editor.publish(landingPage, documentId)).toMatchObject({ status: 200 })
      const landings = await readDefinition(cms, landingPages)
      expect(landings.find(({ slug }) => slug === 'bare')?.blocks).toHaveLength(1)
    })
  })
}
