import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { someCurrencies } from '~/testing/factories/currencies'
import { blocksSchema, type Block } from '~content/blocks'
import { landingProductSchema } from '~content/landing-product'
import type { BlockContext } from './block-context'
import { toBlockViews } from './to-block-views.server'

/** Blocks as the CMS sends them, with what a draft may lack left out. */
const blocks = (...given: object[]): Block[] =>
  blocksSchema.parse(given.map((block, index) => ({ id: index + 1, ...block })))

const product = (name: string, overrides: object = {}) =>
  landingProductSchema.parse({
    documentId: name,
    name,
    priceOffer: 10,
    enabled: true,
    ...overrides,
  })

function context(given: Block[], landing: Partial<BlockContext['landing']> = {}): BlockContext {
  return {
    locale: 'en',
    landing: {
      type: 'vacationRentals',
      title: 'Landing',
      products: [],
      waLink: '',
      waText: 'Of the landing',
      blocks: given,
      hasOwnForm: false,
      opening: {
        title: 'Landing',
        text: 'Sentence',
        until: '3 May',
        picture: null,
        pictureMobile: null,
        alt: '',
      },
      ...landing,
    },
    settings: {
      whatsappNumber: '50255500146',
      whatsappGreeting: 'Hello',
      awardPicture: null,
      awardName: null,
    },
    currencies: someCurrencies,
    paymentMethods: [],
    renderText: renderMarkdown,
    faqs: [
      {
        documentId: 'f',
        question: 'By topic, second?',
        answer: 'Yes',
        topic: 'longTerm',
        keywords: '',
        order: 2,
      },
      {
        documentId: 'e',
        question: 'By topic, first?',
        answer: 'Yes',
        topic: 'longTerm',
        keywords: '',
        order: 1,
      },
      {
        documentId: 'g',
        question: 'Another?',
        answer: 'No',
        topic: 'buying',
        keywords: '',
        order: 1,
      },
    ],
    path: '/landing-page/x',
  }
}

const viewsOf = (given: Block[], landing?: Partial<BlockContext['landing']>) =>
  toBlockViews(context(given, landing)).map(({ view }) => view)

const hero = (button: object) => ({ __component: 'blocks.hero', title: 'A', button })
const form = { __component: 'blocks.form', title: 'Form', showContactWay: true }

describe('the blocks of a landing', () => {
  it('of a first draft are empty instead of broken', () => {
    const kinds = ['hero', 'rich-text', 'gallery', 'product-list', 'faq', 'call-to-action', 'badge']
    const given = blocks(...kinds.map((kind) => ({ __component: `blocks.${kind}` })))
    expect(toBlockViews(context(given)).map(({ uid }) => uid)).toEqual(
      kinds.map((kind) => `blocks.${kind}`),
    )
  })

  it('have one title of the page: the first hero, unless the page has its own', () => {
    const given = blocks(hero({ label: '', action: 'form' }), hero({ label: '', action: 'form' }))
    expect(viewsOf(given)).toMatchObject([{ isPageTitle: true }, { isPageTitle: false }])
    expect(viewsOf(given, { opening: null })).toMatchObject([
      { isPageTitle: false },
      { isPageTitle: false },
    ])
  })

  it('leave to the landing what its first hero does not say', () => {
    const empty = { __component: 'blocks.hero' }
    const [first, second] = viewsOf(blocks(empty, empty))
    expect(first).toMatchObject({
      title: 'Landing',
      text: 'Sentence',
      until: '3 May',
      isPageTitle: true,
    })
    expect(second).toMatchObject({ title: '', text: '', until: null, isPageTitle: false })
    expect(viewsOf(blocks({ ...empty, title: 'Own' }))[0]).toMatchObject({ title: 'Own' })
  })

  it('lead to the form where there is one, and to the chat where not', () => {
    const button = { label: 'Ask', action: 'form' }
    expect(viewsOf(blocks(hero(button), form))[0]).toMatchObject({
      button: { kind: 'form', href: '#landing-form' },
    })
    expect(viewsOf(blocks(hero(button)))[0]).toMatchObject({
      button: { kind: 'whatsapp', href: 'https://wa.me/50255500146?text=Of+the+landing' },
    })
  })

  it('have no button that leads nowhere or elsewhere than an editor may say', () => {
    const button = { label: 'Go', action: 'link', link: 'javascript:alert(1)' }
    expect(viewsOf(blocks(hero(button)))[0]).toMatchObject({ button: null })
  })

  it('list their own products, else those of the landing', () => {
    const own = { __component: 'blocks.product-list', products: [product('own')] }
    const products = [
      product('b', { priceOffer: 20 }),
      product('a'),
      product('off', { enabled: false }),
    ]
    const [first, second] = viewsOf(blocks(own, { __component: 'blocks.product-list' }), {
      products,
    })
    expect(first).toMatchObject({ products: [{ name: 'own' }] })
    expect(second).toMatchObject({ products: [{ name: 'a' }, { name: 'b' }] })
  })

  it('ask about a product in a dialog, without script in the form of the page or the chat', () => {
    const list = {
      __component: 'blocks.product-list',
      products: [product('x', { isModalForm: true })],
    }
    expect(viewsOf(blocks(list, form))[0]).toMatchObject({
      products: [{ button: { kind: 'form', href: '/landing-page/x?product=x#landing-form' } }],
    })
    expect(viewsOf(blocks(list))[0]).toMatchObject({
      products: [
        { button: { kind: 'form', href: 'https://wa.me/50255500146?text=Of+the+landing' } },
      ],
    })
  })

  it('answer their own questions first, then those of their topic in its order', () => {
    const questions = [{ question: 'Own?', answer: '**Yes**' }]
    const [faq] = viewsOf(blocks({ __component: 'blocks.faq', topic: 'longTerm', questions }))
    expect(faq).toMatchObject({
      questions: [
        { question: 'Own?', html: '<p><strong>Yes</strong></p>' },
        { question: 'By topic, first?' },
        { question: 'By topic, second?' },
      ],
    })
  })

  it('show the award of the site where a badge has no picture of its own', () => {
    const picture = {
      hash: 'award_1',
      ext: '.png',
      name: 'award',
      url: '/uploads/award_1.png',
      width: 300,
      height: 300,
    }
    const own = { ...picture, hash: 'own_2' }
    const given = blocks(
      { __component: 'blocks.badge', title: 'A' },
      { __component: 'blocks.badge', title: 'B', picture: own, alt: 'Own' },
    )
    const award = { awardPicture: picture, awardName: 'Hospitality' }
    const base = context(given)
    const views = toBlockViews({ ...base, settings: { ...base.settings, ...award } })
    expect(views).toMatchObject([
      { view: { picture, alt: 'Hospitality' } },
      { view: { picture: own, alt: 'Own' } },
    ])
  })

  it('show a former price only where it was higher', () => {
    const list = {
      __component: 'blocks.product-list',
      products: [product('a', { price: 12 }), product('b', { price: 10 })],
    }
    expect(viewsOf(blocks(list))[0]).toMatchObject({
      products: [{ price: { USD: '$12', GTQ: 'Q93.60' }, offer: { USD: '$10' } }, { price: null }],
    })
  })
})
