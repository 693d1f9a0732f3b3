import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { picturesInOtherLanguage } from '../src/publishing/checks/alt-text-checks'
import { blockNotes, blockWarnings } from '../src/publishing/checks/block-checks'
import { emptyFields, missingPictures } from '../src/publishing/checks/missing-field-checks'
import { type Attribute, listComponents } from '../src/publishing/checks/list-components'
import { textFaults, warningsOn } from '../src/publishing/checks/text-checks'
import { webAddressFaults } from '../src/publishing/checks/web-address-checks'
import { contentLabels } from '../src/labels/spanish/content-labels'

const landing = 'api::landing-page.landing-page'
const prices = 'api::landing-price.landing-price'

const models: Record<string, Record<string, Attribute>> = {
  [landing]: {
    titleOffer: { type: 'string', required: true },
    titleOfferDescription: { type: 'text' },
    image: { type: 'media' },
    titleForm: { type: 'string' },
    landing_page_products: { type: 'relation' },
    blocks: { type: 'dynamiczone' },
  },
  'api::site-setting.site-setting': {
    partnerUrl: { type: 'string' },
    providerPortalUrl: { type: 'string' },
    socialLinks: { type: 'component', component: 'site.social-link' },
  },
  'site.social-link': { url: { type: 'string' } },
  [prices]: { title: { type: 'string', required: true }, blocks: { type: 'dynamiczone' } },
  'blocks.hero': {
    title: { type: 'string', required: true },
    text: { type: 'text' },
    picture: { type: 'media', required: true },
    alt: { type: 'string', required: true },
    button: { type: 'component', component: 'shared.button' },
  },
  'blocks.faq': { questions: { type: 'component', component: 'shared.question' } },
  'blocks.gallery': {
    pictures: { type: 'component', component: 'shared.gallery-picture', required: true },
  },
  'blocks.form': { title: { type: 'string', required: true } },
  'blocks.product-list': {},
  'shared.gallery-picture': { picture: { type: 'media', required: true } },
  'shared.button': { action: { type: 'enumeration' } },
  'shared.question': { question: { type: 'string', required: true } },
}

const partsOf = (uid: string, entry: object) =>
  listComponents(
    (name) => ({
      attributes: models[name] ?? {},
      info: { displayName: name.replace('blocks.', '') },
    }),
    uid,
    { ...entry },
  )

describe('the checklist of a landing', () => {
  it('names an empty title as what it is: the main heading', () => {
    expect(emptyFields(partsOf(landing, { titleOffer: '  ' }))).toEqual([
      'The page has no main heading (h1): "Title of the offer" is empty.',
    ])
    expect(emptyFields(partsOf(landing, { titleOffer: 'Three nights' }))).toEqual([])
  })

  it('names what is empty inside of blocks, pictures and their words among it', () => {
    const blocks = [
      { __component: 'blocks.hero', title: 'Now', picture: null, alt: '' },
      { __component: 'blocks.gallery', pictures: [{ picture: {} }, { picture: null }] },
      { __component: 'blocks.gallery', pictures: [] },
    ]
    expect(emptyFields(partsOf(landing, { titleOffer: 'T', blocks }))).toEqual([
      '"hero 1 → Picture" is empty.',
      '"hero 1 → What the picture shows" is empty.',
      '"gallery 2 → Pictures 2 → Picture" is empty.',
      '"gallery 3 → Pictures" is empty.',
    ])
  })

  it('misses the picture of the landing itself', () => {
    expect(missingPictures(partsOf(landing, {}))).toEqual([
      'A picture is missing: Picture: computers.',
    ])
    expect(missingPictures(partsOf(landing, { image: {} }))).toEqual([])
  })

  it('warns of a block that shows nothing', () => {
    const blocks = [{ __component: 'blocks.faq', topic: null, questions: [] }]
    expect(blockWarnings(partsOf(landing, { blocks }))).toEqual([
      expect.stringContaining('it is empty: faq 1'),
    ])
    const asked = [{ __component: 'blocks.faq', topic: 'booking', questions: [] }]
    expect(blockWarnings(partsOf(landing, { blocks: asked }))).toEqual([])
  })

  it('warns of a button to a form where the page has none', () => {
    const hero = { __component: 'blocks.hero', button: { action: 'form' } }
    const form = { __component: 'blocks.form', title: 'Ask' }
    expect(blockWarnings(partsOf(prices, { blocks: [hero] }))).toEqual([
      expect.stringContaining('hero 1 → Button leads to a form'),
    ])
    expect(blockWarnings(partsOf(prices, { blocks: [hero, form] }))).toEqual([])
    expect(blockWarnings(partsOf(landing, { blocks: [hero] }))).toEqual([])
  })

  it('warns of a button that leads nowhere', () => {
    const hero = { __component: 'blocks.hero', button: { action: 'link', link: '' } }
    expect(blockWarnings(partsOf(landing, { blocks: [hero] }))).toEqual([
      'Visitors do not see hero 1 → Button: it has no link.',
    ])
  })

  it('says which of its fields a block stands in for', () => {
    const page = {
      titleOffer: 'Three nights',
      titleOfferDescription: 'In May',
      landing_page_products: [{}],
      blocks: [
        { __component: 'blocks.hero', title: 'Now' },
        { __component: 'blocks.product-list' },
      ],
    }
    expect(blockNotes(partsOf(landing, page))).toEqual([
      'In place of "Title of the offer" the page shows its block hero 1.',
      'In place of "Products" the page shows its block product-list 2.',
    ])
    expect(blockNotes(partsOf(landing, { ...page, blocks: [] }))).toEqual([])
  })
})

describe('the words of the checklist', () => {
  it('exist in Spanish, with the same gaps', () => {
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort()
    for (const [english, inSpanish] of Object.entries(contentLabels)) {
      expect(gaps(inSpanish), english).toEqual(gaps(english))
    }
  })

  it.each([
    'alt-text-checks',
    'block-checks',
    'missing-field-checks',
    'text-checks',
    'web-address-checks',
  ])('cover %s', async (file) => {
    const source = await readFile(
      new URL(`../src/publishing/checks/${file}.ts`, import.meta.url),
      'utf8',
    )
    const said = [...source.matchAll(/(?:translate\(|text =)\s*'([^']+)'/g)].map(([, text]) => text)
    expect(said.length).toBeGreaterThan(0)
    // The message about alternative texts belongs to another check.
    const own = said.filter((text) => !text?.startsWith('A picture has no words'))
    expect(Object.keys(contentLabels)).toEqual(expect.arrayContaining(own))
  })
})

describe('the checklist of the site settings', () => {
  const settings = 'api::site-setting.site-setting'

  it('names the addresses of other sites that no browser can open', () => {
    const entry = {
      partnerUrl: 'https://partner.example:ceiba',
      providerPortalUrl: 'https://portal.example/',
      socialLinks: [
        { url: 'https://www.facebook.com/ceiba' },
        { url: 'https:// tiktok.com/ceiba' },
      ],
    }
    expect(webAddressFaults(partsOf(settings, entry))).toEqual([
      '"Partner site: address" is not an address: "https://partner.example:ceiba".',
      expect.stringContaining('"Social networks 2 → '),
    ])
  })
})

describe('the checklist of a text', () => {
  const partsWith = (contentOffer: string) => [
    {
      uid: landing,
      value: { contentOffer },
      path: [],
      attributes: { contentOffer: { type: 'richtext' } },
    },
  ]
  const faultsOf = (contentOffer: string) => textFaults(partsWith(contentOffer))

  it.each(['![court.jpg](/uploads/court_a1b2.jpg)', '![](/uploads/court_a1b2.jpg)'])(
    'asks for the words of each picture: %s',
    (markdown) => {
      expect(faultsOf(`Look:\n\n${markdown}`)).toEqual([
        expect.stringContaining('A picture in "What the offer holds" has no words'),
      ])
      expect(faultsOf('![A court](/uploads/court_a1b2.jpg)')).toEqual([])
    },
  )

  it.each([
    ['es', 'The Arch of Santa Catalina over a cobbled street in Antigua, at dawn', 'English'],
    ['es', 'Town with ochre walls', 'English'],
    ['en', 'El arco de Santa Catalina sobre una calle empedrada', 'Spanish'],
  ])('asks for the words of a picture in the language of the text: %s', (locale, alt, language) => {
    const parts = partsWith(`Look:\n\n![${alt}](/uploads/court_a1b2.jpg)`)
    expect(picturesInOtherLanguage(parts, locale)).toEqual([
      `The words of a picture in "What the offer holds" seem to be ${language}: "${alt}".`,
    ])
    expect(picturesInOtherLanguage(parts, locale === 'en' ? 'es' : 'en')).toEqual([])
  })

  it.each([
    'Patio con una fuente de piedra',
    'Volcán de Agua',
    'Antigua',
    'Casa The Arch en la 5a',
  ])('has nothing to say of words that may be Spanish: %s', (alt) => {
    expect(picturesInOtherLanguage(partsWith(`![${alt}](/uploads/a_b1.jpg)`), 'es')).toEqual([])
  })

  const warnings = (markdown: string) =>
    warningsOn({ field: 'Text', markdown }, new Set(['court_a1b2']))

  it('knows what the toolbar writes, and a picture that is a link', () => {
    expect(warnings('<u>under</u> ~~struck~~')).toEqual([])
    expect(warnings('[![A court](/uploads/court_a1b2.jpg)](https://vimeo.com/1)')).toEqual([])
  })

  it('has nothing to say of a picture of the media library with words', () => {
    expect(warnings('![A court](http://localhost:1337/uploads/court_a1b2.jpg)')).toEqual([])
    expect(warnings('![A court](/uploads/court_a1b2.jpg "Title") and <https://x.example>')).toEqual(
      [],
    )
  })

  it.each([
    ['![x](https://elsewhere.example/tree.png)', 'not one of the media library'],
    ['![x](/uploads/unknown_c3.jpg)', 'not one of the media library'],
    ['![x](data:image/png;base64,AA)', 'not one of the media library'],
    ['<img src="/uploads/court_a1b2.jpg">', '<img>'],
    ['see <iframe src="https://x.example"></iframe>', '<iframe>'],
    ['[plan.pdf](http://localhost:1337/uploads/plan_d4.pdf)', 'lies in the CMS'],
  ])('says what visitors do not get: %s', (markdown, warning) => {
    expect(warnings(markdown)).toEqual([expect.stringContaining(warning)])
  })
})
