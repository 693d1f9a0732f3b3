import { describe, expect, it } from 'vitest'
import { blockUids } from '../../content-types/block-uids'
import { blogPosts } from '../../content-types/blog-post'
import { landingPages } from '../../content-types/landing-page'
import { landingPagesWithProducts } from '../../content-types/landing-page-with-product'
import { connect } from './entries'
import {
  author,
  blogPost,
  category,
  createProduct,
  everyBlock,
  landingPage,
  landingProduct,
  landingWithProducts,
  testimonial,
  uploadPicture,
} from './marketing-entries'
import { readDefinition } from './read-definition'
import type { Stage } from './stage'

export function describeLandings(stage: () => Stage): void {
  describe('pages of the marketing staff', () => {
    it('reach the site with every kind of block, in the shape of the contract', async () => {
      const { cms, editor, townId } = stage()
      const picture = await uploadPicture(cms, editor)
      const parts = {
        picture,
        product: await createProduct(editor, picture),
        testimonial: await createTestimonial(stage()),
        gallery: await createGallery(stage()),
        town: townId,
        method: await createMethod(stage()),
      }
      const { documentId } = await editor.create(landingPage, {
        titleOffer: 'Green season',
        type: 'vacationRentals',
        blocks: everyBlock(parts),
        landing_page_products: connect(parts.product),
      })
      expect(await editor.publish(landingPage, documentId)).toMatchObject({ status: 200 })
      const found = (await readDefinition(cms, landingPages)).find(
        (landing) => landing.documentId === documentId,
      )
      expect(found).toMatchObject({ slug: 'green-season', showContactWay: true, finishDate: null })
      expect(found?.landing_page_products).toMatchObject([{ name: 'Casa Azul', priceOffer: 90 }])
      expect(found?.blocks.map(({ __component }) => __component)).toEqual(blockUids)
      expect(found?.blocks).toMatchObject([
        { picture: { name: 'dot.png' }, button: { action: 'form' } },
        {},
        { alt: 'A door' },
        { pictures: [{ alt: 'A garden' }] },
        { videoGallery: { videos: [{ title: 'A walk' }] } },
        { products: [{ name: 'Casa Azul', image: { name: 'dot.png' } }] },
        { town: { slug: 'somewhere' }, bands: [{ minPriceGtq: 1170 }] },
        { showLocation: true, showFinishDate: false },
        { testimonials: [{ name: 'Rosa' }] },
        { topic: 'booking', questions: [{ question: 'How?' }] },
        { methods: [{ slug: 'cash' }] },
        { title: 'Badge', picture: null },
        { title: 'Banner' },
        { buttons: [{ link: '/blog' }] },
      ])
    })

    it('have an address name in each language, made from the title of that language', async () => {
      const { cms, editor } = stage()
      const words = { titleOffer: 'Coffee harvest', type: 'farm' }
      const { documentId } = await editor.create(landingPage, words)
      const spanish = { titleOffer: 'Cosecha de café' }
      await editor.save(landingPage, documentId, spanish, 'es')
      await editor.publish(landingPage, documentId)
      await editor.publish(landingPage, documentId, {}, 'es')
      const slugs = async (locale: string) =>
        (await readDefinition(cms, landingPages, locale)).map(({ slug }) => slug)
      expect(await slugs('en')).toContain('coffee-harvest')
      expect(await slugs('es')).toContain('cosecha-de-cafe')
      expect(await slugs('es')).not.toContain('coffee-harvest')
    })

    it('share what all languages have in common when one of them is published', async () => {
      const { cms, editor } = stage()
      const first = { titleOffer: 'Rain', type: 'farm', startDate: '2026-06-01T06:00:00.000Z' }
      const { documentId } = await editor.create(landingPage, first)
      await editor.save(landingPage, documentId, { titleOffer: 'Lluvia' }, 'es')
      await editor.publish(landingPage, documentId)
      await editor.publish(landingPage, documentId, {}, 'es')
      const spanishStart = async () => {
        const spanish = await readDefinition(cms, landingPages, 'es')
        return spanish.find(({ titleOffer }) => titleOffer === 'Lluvia')?.startDate
      }
      await editor.save(landingPage, documentId, { startDate: '2026-07-01T06:00:00.000Z' })
      await editor.publish(landingPage, documentId)
      expect(await spanishStart()).toBe('2026-07-01T06:00:00.000Z')

      await editor.save(landingPage, documentId, { startDate: '2026-08-01T06:00:00.000Z' })
      await editor.publishSeveral(landingPage, [documentId])
      expect(await spanishStart()).toBe('2026-08-01T06:00:00.000Z')
    })

    it('refer to the same in all languages when one of them is published', async () => {
      const { cms, editor } = stage()
      const picture = await uploadPicture(cms, editor)
      const [one, two, three] = await Promise.all(
        ['Uno', 'Dos', 'Tres'].map((name) => createProduct(editor, picture, name)),
      )
      const products = (...ids: (string | undefined)[]) => ({
        landing_page_products: { set: ids.map((documentId) => ({ documentId })) },
      })
      const first = { titleOffer: 'Fair', type: 'farm', ...products(one, two) }
      const { documentId } = await editor.create(landingPage, first)
      await editor.save(landingPage, documentId, { titleOffer: 'Feria' }, 'es')
      await editor.publish(landingPage, documentId)
      await editor.publish(landingPage, documentId, {}, 'es')
      const spanish = async () => {
        const landings = await readDefinition(cms, landingPages, 'es')
        const found = landings.find((landing) => landing.documentId === documentId)
        return [found?.titleOffer, ...(found?.landing_page_products ?? []).map(({ name }) => name)]
      }
      expect(await spanish()).toEqual(['Feria', 'Uno', 'Dos'])
      await editor.save(landingPage, documentId, { titleOffer: 'Feria nueva' }, 'es')
      await editor.save(landingPage, documentId, products(three, one))
      await editor.publish(landingPage, documentId)
      expect(await spanish()).toEqual(['Feria', 'Tres', 'Uno'])
    })

    it('lose in the drafts of all languages what is discarded in one', async () => {
      const { cms, editor } = stage()
      const picture = await uploadPicture(cms, editor)
      const [kept, discarded] = await Promise.all(
        ['Kept', 'Discarded'].map((name) => createProduct(editor, picture, name)),
      )
      const shared = (startDate: string, ...ids: (string | undefined)[]) => ({
        startDate,
        landing_page_products: { set: ids.map((documentId) => ({ documentId })) },
      })
      const facts = shared('2026-06-01T06:00:00.000Z', kept)
      const { documentId } = await editor.create(landingPage, {
        titleOffer: 'Market',
        type: 'farm',
        ...facts,
      })
      await editor.save(landingPage, documentId, { titleOffer: 'Mercado' }, 'es')
      await editor.publish(landingPage, documentId)
      await editor.publish(landingPage, documentId, {}, 'es')
      const spanish = async () => {
        const landings = await readDefinition(cms, landingPages, 'es')
        const found = landings.find((landing) => landing.documentId === documentId)
        return [found?.startDate, ...(found?.landing_page_products ?? []).map(({ name }) => name)]
      }
      // In each language once, so that a published version is the oldest row.
      for (const language of ['en', 'es', 'en']) {
        const change = shared('2026-07-01T06:00:00.000Z', kept, discarded)
        await editor.save(landingPage, documentId, change, language)
        await editor.discard(landingPage, documentId, language)
        await editor.publish(landingPage, documentId, {}, language === 'es' ? 'en' : 'es')
        expect(await spanish()).toEqual(['2026-06-01T06:00:00.000Z', 'Kept'])
      }
    })

    it('may share an address name between languages, not within one', async () => {
      const { editor } = stage()
      const first = { titleOffer: 'Uno', slug: 'semana-santa', type: 'events' }
      await editor.create(landingPage, first)
      const again = await editor.create(landingPage, { ...first, titleOffer: 'Two' })
      expect(again).toMatchObject({ status: 400, message: expect.stringContaining('"Uno"') })
      const spanish = await editor.create(landingPage, { ...first, titleOffer: 'Tres' }, 'es')
      expect(spanish).toMatchObject({ status: 201 })
    })

    it('show a change of what they refer to without being published again', async () => {
      const { cms, editor, listener } = stage()
      const picture = await uploadPicture(cms, editor)
      const product = await createProduct(editor, picture, 'Casa Verde')
      const { documentId } = await editor.create(landingWithProducts, {
        titleOffer: 'December',
        type: 'vacationRentals',
        variant: 'standard',
        startDate: '2026-12-01T06:00:00.000Z',
        endDate: '2027-01-01T05:59:00.000Z',
        landing_page_products: connect(product),
      })
      await editor.publish(landingWithProducts, documentId)
      await listener.heard()
      await editor.save(landingProduct, product, { name: 'Casa Verde', priceOffer: 75 })
      const announced = (await listener.heard()).map(({ event, uid }) => `${event} ${uid}`)
      expect(announced).toContain(`update ${landingProduct}`)
      const [landing] = await readDefinition(cms, landingPagesWithProducts)
      expect(landing?.landing_page_products).toMatchObject([{ priceOffer: 75 }])
      expect(landing?.startDate).toBe('2026-12-01T06:00:00.000Z')
    })

    it('bring posts with their author and categories to the site', async () => {
      const { cms, editor } = stage()
      const image = await uploadPicture(cms, editor)
      const who = await editor.create(author, { firstName: 'Ana', lastName: 'López' })
      await editor.save(author, who.documentId, { firstName: 'Ana', lastName: 'López' }, 'es')
      const subject = await editor.create(category, { name: 'Coffee' })
      await editor.save(category, subject.documentId, { name: 'Café' }, 'es')
      const { documentId } = await editor.create(blogPost, {
        name: 'A cup of Acatenango',
        shortDescription: 'Short.',
        description: 'Long.',
        publicationDate: '2026-11-01',
        image,
        imageAlt: 'A cup',
        author: connect(who.documentId),
        postcategories: connect(subject.documentId),
      })
      expect(await editor.publish(blogPost, documentId)).toMatchObject({ status: 200 })
      const posts = await readDefinition(cms, blogPosts)
      expect(posts).toMatchObject([
        {
          slug: 'a-cup-of-acatenango',
          publicationDate: '2026-11-01',
          author: { firstName: 'Ana', lastName: 'López' },
          postcategories: [{ name: 'Coffee', slug: 'coffee' }],
        },
      ])
    })
  })
}

async function createTestimonial({ editor }: Stage): Promise<string> {
  const data = { name: 'Rosa', text: 'Good.', rating: 5, date: '2024-08-01', enabled: true }
  return (await editor.create(testimonial, data)).documentId
}

async function createGallery({ editor }: Stage): Promise<string> {
  const videos = [{ title: 'A walk', url: 'https://videos.example/walk' }]
  const uid = 'api::video-gallery.video-gallery'
  return (await editor.create(uid, { name: 'Walks', videos })).documentId
}

async function createMethod({ editor }: Stage): Promise<string> {
  const data = { name: 'Cash', slug: 'cash', percent: 0 }
  return (await editor.create('api::payment-method.payment-method', data)).documentId
}
