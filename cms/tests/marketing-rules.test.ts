import { describe, expect, it } from 'vitest'
import { languageWarnings } from '../src/publishing/checks/language-checks'
import { productWarnings } from '../src/publishing/checks/landing-checks'
import { seoWarnings } from '../src/publishing/checks/seo-checks'
import { listComponents } from '../src/publishing/checks/list-components'
import { picturesWithoutAltText } from '../src/publishing/checks/alt-text-checks'
import { checkVisibilityWindow } from '../src/publishing/checks/visibility-window-checks'
import { inPanelLanguage } from '../src/admin/language/content-menu'
import { presetBlocks } from '../src/presets/preset-blocks'
import { presetKeys } from '../src/presets/preset-keys'
import { sampleTextFaults } from '../src/publishing/checks/sample-text-checks'
import { chainFrom, comparablePath } from '../src/redirects/redirect-chain'
import { blockUids } from '../../content-types/block-uids'
import { untranslated } from '../seed/content/localized-words'

const now = new Date('2026-12-01T05:59:00Z')

describe('remarks on a window', () => {
  it('say by the clock in Guatemala when it opens and closes', () => {
    const { faults, warnings, schedule } = checkVisibilityWindow(
      { startDate: '2026-12-24T06:00:00.000Z', endDate: '2027-01-01T05:59:00.000Z' },
      now,
    )
    expect([faults, warnings]).toEqual([[], []])
    expect(schedule[0]).toContain('24 Dec 2026, 00:00 (Guatemala)')
    expect(schedule[1]).toContain('31 Dec 2026, 23:59 (Guatemala)')
  })

  it('warn when it is over, and forbid one that ends before it begins', () => {
    expect(checkVisibilityWindow({ finishDate: now.toISOString() }, now).warnings[0]).toContain(
      'ended',
    )
    expect(checkVisibilityWindow({ finishDate: '2026-12-01T06:00:00Z' }, now).warnings).toEqual([])
    const reversed = { startDate: '2026-12-02T00:00:00Z', endDate: '2026-12-01T00:00:00Z' }
    expect(checkVisibilityWindow(reversed, now).faults).toHaveLength(1)
    const offer = { startDate: reversed.startDate, finishDate: reversed.endDate }
    expect(checkVisibilityWindow(offer, now).faults).toHaveLength(1)
  })

  it('forbid a vacancy that closes before its publication day begins in Guatemala', () => {
    const closing = (finishDate: string) =>
      checkVisibilityWindow({ publicationDate: '2026-12-10', finishDate }, now).faults
    expect(closing('2026-12-10T06:00:00Z')).toHaveLength(1)
    expect(closing('2026-12-10T06:01:00Z')).toEqual([])
  })

  it('count a publication day from midnight in Guatemala, not from midnight in UTC', () => {
    // It is still 30 November there.
    const post = { publicationDate: '2026-12-01' }
    expect(checkVisibilityWindow(post, now).schedule).toEqual([
      'Visitors see it from 1 Dec 2026 on.',
    ])
    const aMinuteLater = new Date('2026-12-01T06:00:00Z')
    expect(checkVisibilityWindow(post, aMinuteLater).schedule).toEqual([
      'Visitors see it as soon as it is published.',
    ])
  })

  it('count the day of a letter likewise', () => {
    expect(checkVisibilityWindow({ sentOn: '2026-12-01' }, now).schedule).toEqual([
      'Visitors see it from 1 Dec 2026 on.',
    ])
  })

  it('say so where nothing is planned', () => {
    expect(checkVisibilityWindow({ startDate: null, finishDate: null }, now).schedule).toEqual([
      'Visitors see it as soon as it is published.',
      'It has no end.',
    ])
    expect(checkVisibilityWindow({ startDate: null }, now, true).schedule[0]).toBe(
      'Visitors see it now.',
    )
  })
})

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

describe('chains of redirects', () => {
  it('are followed to their end, whatever query the steps carry', () => {
    const targets = new Map([
      ['/a', '/b?from=a'],
      ['/b', '/c/'],
      ['/c', '/d'],
    ])
    expect(chainFrom('/a', targets)).toEqual({
      chain: ['/a', '/b?from=a', '/c/', '/d'],
      loops: false,
    })
    expect(chainFrom('/x', targets)).toEqual({ chain: ['/x'], loops: false })
  })

  it('that come back are loops, long ones and those of one step', () => {
    const round = new Map([
      ['/a', '/b'],
      ['/b', '/a/'],
    ])
    expect(chainFrom('/a', round).loops).toBe(true)
    expect(chainFrom('/a', new Map([['/a', '/a?again=1']])).loops).toBe(true)
    expect(chainFrom('/start', round).loops).toBe(false)
  })

  it('compare paths without a slash at the end', () => {
    expect(comparablePath('/es/oferta/?x=1')).toBe('/es/oferta')
    expect(comparablePath('/')).toBe('/')
    expect(comparablePath('///')).toBe('/')
  })
})

describe('the menu of the panel', () => {
  const link = { title: 'Landing page', search: 'page=1' }

  it('opens content in the language of the panel, by its own words', () => {
    expect(inPanelLanguage(link, 'es')).toEqual({
      title: 'Página de oferta',
      search: 'page=1&plugins[i18n][locale]=es',
    })
    expect(inPanelLanguage({ title: 'Menu', search: null }, 'en')).toEqual({
      title: 'Menu',
      search: 'plugins[i18n][locale]=en',
    })
  })

  it('leaves a language that the site does not have to Strapi', () => {
    expect(inPanelLanguage(link, 'fr')).toEqual(link)
  })
})

describe('presets', () => {
  const bare = { form: false, text: false }

  it.each(presetKeys)('%s has known blocks, with words in both languages', (preset) => {
    const [en, es] = [presetBlocks(preset, 'en', bare), presetBlocks(preset, 'es', bare)]
    expect(en.map(({ __component }) => __component)).toEqual(
      es.map(({ __component }) => __component),
    )
    for (const { __component } of en) expect(blockUids).toContain(__component)
    const titles = en.map(({ title }, index) => ({ en: title, es: es[index]?.title }))
    expect(untranslated(titles)).toEqual([])
  })

  it.each(presetKeys)('%s never stands in for what the page says by itself', (preset) => {
    const kinds = presetBlocks(preset, 'es', { form: true, text: true }).map(
      ({ __component }) => __component,
    )
    expect(kinds).not.toContain('blocks.hero')
    expect(kinds).not.toContain('blocks.form')
  })

  it('for an offer adds no text where the page has its own', () => {
    const kinds = presetBlocks('offer', 'es', { form: true, text: true }).map(
      ({ __component }) => __component,
    )
    expect(kinds).not.toContain('blocks.rich-text')
  })

  it('leave samples that prevent publishing until somebody replaces them', () => {
    const modelOf = () => ({ attributes: { markdown: { type: 'richtext' } } })
    const faultsOf = (markdown: unknown) =>
      sampleTextFaults(listComponents(modelOf, 'blocks.rich-text', { markdown }))
    for (const locale of ['en', 'es']) {
      const [block] = presetBlocks('offer', locale, bare)
      expect(faultsOf(block?.markdown)).toHaveLength(1)
      expect(faultsOf(`${String(block?.markdown)}\n- Breakfast`)).toEqual([])
    }
  })

  it('for prices has the customer’s four bands', () => {
    const bands = presetBlocks('prices', 'en', bare).find(
      ({ __component }) => __component === 'blocks.price-bands',
    )?.bands
    expect(bands).toMatchObject([
      { minPriceUsd: 50, maxPriceUsd: 150, minPriceGtq: 390, maxPriceGtq: 1170 },
      { minPriceUsd: 150, maxPriceUsd: 300, minPriceGtq: 1170, maxPriceGtq: 2340 },
      { minPriceUsd: 300, maxPriceUsd: 500, minPriceGtq: 2340, maxPriceGtq: 3900 },
      { minPriceUsd: 500, maxPriceUsd: 1500, minPriceGtq: 3900, maxPriceGtq: 11700 },
    ])
  })
})
