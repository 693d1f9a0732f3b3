import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { someCurrencies } from '~/testing/factories/currencies'
import { landingPageSchema } from '~content/landing-page'
import type { BlockContext } from '../blocks/block-context'
import { offerPartsOf } from './offer-parts-of.server'

function partsOf(...blocks: object[]) {
  const landing = landingPageSchema.parse({
    documentId: 'x',
    updatedAt: '2027-01-01T00:00:00.000Z',
    slug: 'x',
    type: 'other',
    titleOffer: 'Three nights',
    contentOffer: 'In *May*',
    titleForm: 'Ask',
    landing_page_products: [{ documentId: 'p', name: 'House', priceOffer: 90, enabled: true }],
    blocks: blocks.map((block, index) => ({ id: index + 1, ...block })),
    seo: null,
  })
  const context: BlockContext = {
    locale: 'en',
    landing: {
      type: landing.type,
      title: landing.titleOffer,
      products: landing.landing_page_products,
      waLink: '',
      waText: '',
      blocks: landing.blocks,
      hasOwnForm: true,
      opening: null,
    },
    settings: {
      whatsappNumber: '50255500146',
      whatsappGreeting: 'Hello',
      awardPicture: null,
      awardName: null,
    },
    currencies: someCurrencies,
    paymentMethods: [],
    faqs: [],
    renderText: renderMarkdown,
    path: '/landing-page/x',
  }
  return offerPartsOf(landing, context, null)
}

describe('the main fields of a landing', () => {
  it('stay beside blocks of another kind', () => {
    const parts = partsOf({ __component: 'blocks.rich-text', markdown: 'More' })
    expect(parts).toMatchObject({
      html: '<p>In <em>May</em></p>',
      opening: { picture: null },
      products: [{ name: 'House' }],
      form: { title: 'Ask' },
    })
  })

  it.each([
    ['blocks.hero', 'opening'],
    ['blocks.product-list', 'products'],
    ['blocks.form', 'form'],
  ])('give way to %s, each to its own kind alone', (uid, field) => {
    const parts = Object.entries(partsOf({ __component: uid }))
    expect(parts.filter(([name, part]) => name !== 'until' && part === null)).toEqual([
      [field, null],
    ])
  })
})
