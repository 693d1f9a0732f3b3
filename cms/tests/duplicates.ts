import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { amenity, connect, rental, rentalData } from './entries'
import { createProduct, landingPage, landingProduct, uploadPicture } from './marketing-entries'
import type { Stage } from './stage'

const versionSchema = z.object({
  data: z
    .looseObject({
      documentId: z.string(),
      locale: z.string(),
      slug: z.string().nullish(),
      titleOffer: z.string().nullish(),
      blocks: z.array(z.looseObject({ __component: z.string() })).nullish(),
    })
    .nullable(),
})

export function describeDuplicates(stage: () => Stage): void {
  async function duplicate(uid: string, documentId: string, form?: object) {
    const { cms, editor } = stage()
    const action = form ? 'clone' : 'auto-clone'
    const response = await fetch(
      `${cms.url}/content-manager/collection-types/${uid}/${action}/${documentId}`,
      {
        method: 'POST',
        headers: { authorization: editor.authorization, 'content-type': 'application/json' },
        body: JSON.stringify(form ?? {}),
      },
    )
    expect(response.status).toBe(200)
    const { data } = z
      .object({ data: z.object({ documentId: z.string() }) })
      .parse(await response.json())
    return data.documentId
  }

  async function version(uid: string, documentId: string, locale: string) {
    const { cms, editor } = stage()
    const path = `content-manager/collection-types/${uid}/${documentId}?locale=${locale}`
    const headers = { authorization: editor.authorization }
    const answer = await (await fetch(`${cms.url}/${path}`, { headers })).json()
    return versionSchema.parse(answer).data
  }

  const bilingual = async (slug: string) => {
    const { cms, editor } = stage()
    const picture = await uploadPicture(cms, editor)
    const product = await createProduct(editor, picture, `Product of ${slug}`)
    const blocks = (title: string) => [
      {
        __component: 'blocks.hero',
        title,
        picture,
        alt: title,
        button: { label: title, action: 'form' },
      },
      { __component: 'blocks.product-list', title, products: connect(product) },
    ]
    const facts = { type: 'farm', image: picture, finishDate: '2027-01-01T06:00:00.000Z' }
    const english = { titleOffer: 'The farm', slug, blocks: blocks('English') }
    const { documentId } = await editor.create(landingPage, {
      ...facts,
      ...english,
      landing_page_products: connect(product),
    })
    const spanish = { titleOffer: 'La finca', slug: `${slug}-es`, blocks: blocks('Español') }
    await editor.save(landingPage, documentId, spanish, 'es')
    return { documentId, product }
  }

  describe('duplicating', () => {
    it('copies a landing in both languages, with names and addresses of its own', async () => {
      const { documentId } = await bilingual('farm')
      await stage().editor.publish(landingPage, documentId)
      const copy = await duplicate(landingPage, documentId)
      const [en, es] = [
        await version(landingPage, copy, 'en'),
        await version(landingPage, copy, 'es'),
      ]
      expect(en).toMatchObject({
        titleOffer: 'The farm (copy)',
        slug: 'the-farm-copy',
        type: 'farm',
        status: 'draft',
        finishDate: '2027-01-01T06:00:00.000Z',
        image: { name: 'dot.png' },
        landing_page_products: { count: 1 },
        blocks: [
          { title: 'English', picture: { name: 'dot.png' }, button: { label: 'English' } },
          { title: 'English', products: { count: 1 } },
        ],
      })
      expect(es).toMatchObject({
        titleOffer: 'La finca (copia)',
        slug: 'la-finca-copia',
        status: 'draft',
        landing_page_products: { count: 1 },
        blocks: [{ title: 'Español' }, { title: 'Español', products: { count: 1 } }],
      })
      const original = await version(landingPage, documentId, 'es')
      expect(original).toMatchObject({ titleOffer: 'La finca', slug: 'farm-es' })
      expect(original?.blocks).toHaveLength(2)
    })

    it('gives every further copy another address', async () => {
      const { documentId } = await bilingual('again')
      const slugs = new Set<unknown>()
      for (let count = 0; count < 3; count += 1) {
        const copy = await duplicate(landingPage, documentId)
        for (const locale of ['en', 'es']) {
          slugs.add(`${locale} ${(await version(landingPage, copy, locale))?.slug}`)
        }
      }
      expect(slugs.size).toBe(6)
    })

    it('takes what the form says for its language, and facts for both', async () => {
      const { documentId } = await bilingual('form')
      const source = await version(landingPage, documentId, 'en')
      const copy = await duplicate(landingPage, documentId, {
        titleOffer: 'Another farm',
        slug: 'another-farm',
        type: 'events',
        // The form sends the original's components with their ids.
        blocks: source?.blocks?.slice(0, 1),
      })
      expect(await version(landingPage, copy, 'en')).toMatchObject({
        titleOffer: 'Another farm',
        slug: 'another-farm',
        type: 'events',
        blocks: [{ title: 'English', button: { label: 'English' } }],
      })
      const es = await version(landingPage, copy, 'es')
      expect(es).toMatchObject({ titleOffer: 'La finca (copia)', type: 'events' })
      expect(es?.blocks).toHaveLength(2)
      expect((await version(landingPage, documentId, 'en'))?.blocks).toHaveLength(2)
    })

    it('copies an entry that exists in Spanish alone', async () => {
      const { editor } = stage()
      const words = { titleOffer: 'Sólo aquí', type: 'other' }
      const { documentId } = await editor.create(landingPage, words, 'es')
      const copy = await duplicate(landingPage, documentId)
      expect(await version(landingPage, copy, 'es')).toMatchObject({
        titleOffer: 'Sólo aquí (copia)',
        slug: 'solo-aqui-copia',
      })
    })

    it('copies what has no drafts, and what shares one address between languages', async () => {
      const { cms, editor, townId } = stage()
      const picture = await uploadPicture(cms, editor)
      const product = await createProduct(editor, picture, 'Casa Roja')
      const secondProduct = await duplicate(landingProduct, product)
      expect(await version(landingProduct, secondProduct, 'es')).toMatchObject({
        name: 'Casa Roja (copia)',
        control: 'la noche',
      })

      const { documentId: poolId } = await editor.create(amenity, {
        name: 'Pool',
        slug: 'pool-of-duplicates',
        group: 'outdoor',
        icon: 'pool',
      })
      const house = { ...rentalData, slug: 'mother', town: connect(townId) }
      const { documentId } = await editor.create(rental, { ...house, amenities: connect(poolId) })
      await editor.save(rental, documentId, { ...rentalData, name: 'Madre', slug: 'mother' }, 'es')
      const copy = await duplicate(rental, documentId, { name: 'Daughter', slug: 'mother' })
      const [en, es] = [await version(rental, copy, 'en'), await version(rental, copy, 'es')]
      expect(en).toMatchObject({ name: 'Daughter', slug: 'mother-2', amenities: { count: 1 } })
      expect(es).toMatchObject({ name: 'Madre (copia)', slug: 'mother-2' })
    })
  })
}
