import { describe, expect, it } from 'vitest'
import { amountFaults } from '../src/publishing/checks/amount-checks'
import { languageWarnings } from '../src/publishing/checks/language-checks'
import { productWarnings } from '../src/publishing/checks/landing-checks'
import { seoWarnings } from '../src/publishing/checks/seo-checks'
import { listComponents } from '../src/publishing/checks/list-components'
import { picturesWithoutAltText } from '../src/publishing/checks/alt-text-checks'

describe('remarks on the other language', () => {
  const version = (locale: string, updatedAt: string, publishedAt: string | null = null) => ({
    locale,
    updatedAt,
    publishedAt,
  })
  const morning = '2026-12-01T14:00:00.000Z'
  const evening = '2026-12-02T01:00:00.000Z'

  it('notice that it is missing, unpublished or older', () => {
    const en = version('en', evening)
    expect(languageWarnings([en], 'en')).toEqual([expect.stringContaining('no Spanish version')])
    expect(languageWarnings([en, version('es', evening)], 'en')).toEqual([
      expect.stringContaining('Not published in Spanish'),
    ])
    const live = [version('es', morning), version('es', morning, morning)]
    expect(languageWarnings([en, ...live], 'en')).toEqual([expect.stringContaining('older')])
    expect(languageWarnings([en, ...live], 'es')).toEqual([
      expect.stringContaining('Not published in English'),
    ])
  })

  it('say nothing where both were written in one sitting and are published', () => {
    const later = '2026-12-01T14:05:00.000Z'
    const versions = [
      version('en', later),
      version('es', morning),
      version('en', later, later),
      version('es', morning, morning),
    ]
    expect(languageWarnings(versions, 'en')).toEqual([])
  })
})

describe('ranges of amounts', () => {
  const faultsOf = (value: object) => {
    const attributes = Object.fromEntries(
      Object.keys(value).map((name) => [name, { type: 'decimal' }]),
    )
    return amountFaults(listComponents(() => ({ attributes }), 'api::career.career', { ...value }))
  }

  it('end above their beginning', () => {
    expect(faultsOf({ salaryFrom: 9000, salaryTo: 900 })).toEqual([
      '"Salary a month from" is more than "Salary a month to".',
    ])
    expect(faultsOf({ salaryFrom: 9000, salaryTo: 9000 })).toEqual([])
    expect(faultsOf({ salaryFrom: 9000, salaryTo: null })).toEqual([])
    expect(
      faultsOf({ minPriceUsd: 50, maxPriceUsd: 5, minPriceGtq: 3, maxPriceGtq: 2 }),
    ).toHaveLength(2)
  })
})

describe('remarks for search engines', () => {
  it('ask for a description and count what would be cut off', () => {
    expect(seoWarnings(null)[0]).toContain('No description')
    const long = seoWarnings({ metaTitle: 'x'.repeat(61), metaDescription: 'x'.repeat(156) })
    expect(long).toHaveLength(2)
    const right = { metaTitle: 'x'.repeat(60), metaDescription: 'x'.repeat(155) }
    expect(seoWarnings(right)).toEqual([])
  })
})

describe('pictures without words', () => {
  const attributes: Record<string, Record<string, { type: string; component?: string }>> = {
    page: {
      image: { type: 'media' },
      imageMobile: { type: 'media' },
      imageAlt: { type: 'string' },
      imgLandingDesktop: { type: 'media' },
      imgLandingAlt: { type: 'string' },
      icon: { type: 'media' },
      gallery: { type: 'component', component: 'gallery' },
      blocks: { type: 'dynamiczone' },
    },
    gallery: { picture: { type: 'media' }, alt: { type: 'string' } },
    hero: {
      picture: { type: 'media' },
      pictureMobile: { type: 'media' },
      alt: { type: 'string' },
    },
  }
  const find = (entry: object) =>
    picturesWithoutAltText(
      listComponents(
        (uid) => ({ attributes: attributes[uid] ?? {}, info: { displayName: `the ${uid}` } }),
        'page',
        { ...entry },
      ),
    )

  it('are found in fields, in repeated parts and in blocks', () => {
    const entry = {
      image: {},
      imgLandingDesktop: {},
      imgLandingAlt: 'A house',
      gallery: [
        { picture: {}, alt: 'A door' },
        { picture: {}, alt: '' },
      ],
      blocks: [{ __component: 'hero', picture: {}, alt: null }],
    }
    expect(find(entry)).toEqual(['image', 'gallery 2 → picture', 'the hero 1 → picture'])
  })

  it('count only where there is a picture and a field for its words', () => {
    expect(find({ imageMobile: null, icon: {}, gallery: [{ picture: null, alt: '' }] })).toEqual([])
    expect(find({ imageMobile: {} })).toEqual(['imageMobile'])
  })
})

describe('remarks on products', () => {
  it('want one that is switched on, of the landing or of a block', () => {
    expect(productWarnings({ landing_page_products: [{ enabled: false }] })).toHaveLength(1)
    expect(productWarnings({ landing_page_products: [{ enabled: true }] })).toEqual([])
    const blocks = [{ __component: 'blocks.product-list', products: [{ enabled: true }] }]
    expect(productWarnings({ blocks })).toEqual([])
  })

  it('want one in each list that the page shows', () => {
    const list = (...products: boolean[]) => ({
      __component: 'blocks.product-list',
      products: products.map((enabled) => ({ enabled })),
    })
    const landing_page_products = [{ enabled: true }]
    // The block stands in for the landing's own list.
    expect(productWarnings({ landing_page_products, blocks: [list(false)] })).toHaveLength(1)
    expect(productWarnings({ landing_page_products, blocks: [list()] })).toEqual([])
    expect(productWarnings({ blocks: [list(true), list(false)] })).toHaveLength(1)
    expect(productWarnings({ blocks: [list(true), list()] })).toHaveLength(1)
    const others = [{ __component: 'blocks.hero' }]
    expect(productWarnings({ landing_page_products, blocks: others })).toEqual([])
  })
})
