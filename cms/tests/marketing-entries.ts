import * as z from 'zod'
import type { Editor } from './editor'
import { connect } from './entries'
import type { RunningCms } from './start-cms'

export const landingPage = 'api::landing-page.landing-page'
export const landingWithProducts = 'api::landing-page-with-product.landing-page-with-product'
export const landingProduct = 'api::landing-product.landing-product'
export const blogPost = 'api::blog-post.blog-post'
export const category = 'api::post-category.post-category'
export const author = 'api::author.author'
export const redirect = 'api::redirect.redirect'
export const testimonial = 'api::testimonial.testimonial'

/** A picture in the media library; its id there. */
export async function uploadPicture(cms: RunningCms, editor: Editor): Promise<number> {
  return (await uploadFile(cms, editor)).id
}

/** A picture in the media library; its id and its path there. */
export async function uploadFile({ url }: RunningCms, editor: Editor) {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const form = new FormData()
  const png = new Uint8Array(Buffer.from(base64, 'base64'))
  form.append('files', new Blob([png], { type: 'image/png' }), 'dot.png')
  const response = await fetch(`${url}/upload`, {
    method: 'POST',
    headers: { authorization: editor.authorization },
    body: form,
  })
  const [file] = z.array(z.object({ id: z.number(), url: z.string() })).parse(await response.json())
  if (!file) throw new Error('No file')
  return file
}

/** A product in both languages. */
export async function createProduct(editor: Editor, picture: number, name = 'Casa Azul') {
  const data = {
    name,
    enabled: true,
    image: picture,
    imageAlt: 'A house',
    priceOffer: 90,
    price: 120,
    control: 'a night',
    tag: 'Discount',
  }
  const { documentId } = await editor.create(landingProduct, data)
  await editor.save(landingProduct, documentId, { ...data, control: 'la noche' }, 'es')
  return documentId
}

/** A landing's words in one language, with one block of every kind. */
export function everyBlock(parts: {
  picture: number
  product: string
  testimonial: string
  gallery: string
  town: string
  method: string
}) {
  const { picture } = parts
  return [
    {
      __component: 'blocks.hero',
      title: 'Hero',
      picture,
      alt: 'A house',
      button: { label: 'Ask', action: 'form' },
    },
    { __component: 'blocks.rich-text', markdown: 'Words' },
    { __component: 'blocks.picture-text', markdown: 'Words', picture, alt: 'A door' },
    { __component: 'blocks.gallery', pictures: [{ picture, alt: 'A garden' }] },
    { __component: 'blocks.video-gallery', videoGallery: connect(parts.gallery) },
    { __component: 'blocks.product-list', products: connect(parts.product) },
    {
      __component: 'blocks.price-bands',
      town: connect(parts.town),
      bands: [
        {
          name: 'Homes',
          label: '$151-300',
          minPriceUsd: 150,
          maxPriceUsd: 300,
          minPriceGtq: 1170,
          maxPriceGtq: 2340,
        },
      ],
    },
    { __component: 'blocks.form', title: 'Form', btnName: 'Send', showLocation: true },
    { __component: 'blocks.testimonials', testimonials: connect(parts.testimonial) },
    {
      __component: 'blocks.faq',
      topic: 'booking',
      questions: [{ question: 'How?', answer: 'So.' }],
    },
    { __component: 'blocks.payment-methods', methods: connect(parts.method) },
    { __component: 'blocks.badge', title: 'Badge' },
    { __component: 'blocks.whatsapp-banner', title: 'Banner', btnName: 'Write' },
    {
      __component: 'blocks.call-to-action',
      title: 'Call',
      buttons: [{ label: 'Go', action: 'link', link: '/blog' }],
    },
  ]
}
