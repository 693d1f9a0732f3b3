import { describe, expect, it } from 'vitest'
import { rentalTextSchema } from '~content/rental'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { eventually } from '~/testing/eventually'
import { setUpCatalogueStore, slugsOf } from '~/testing/catalogue-store'

describe('the catalogue store', () => {
  it('holds what rentals say alike once, and keeps the object of a rental that is as before', async () => {
    const bedrooms = () => [
      { beds: [{ noBed: 1, bed: 'king' as const }], typeBathroom: 'ensuite' as const },
    ]
    const one = rental({ id: 'x', bedrooms: bedrooms(), basePrice: 100 })
    const two = rental({ id: 'y', bedrooms: bedrooms() })
    const { cms, store } = await setUpCatalogueStore([one, two])
    await store.start()
    const held = (id: string) => store.find()?.rentals.get(id)
    expect(held('x')?.bedrooms[0]).toBe(held('y')?.bedrooms[0])

    const [before, other] = [held('x'), held('y')]
    cms.payload = cataloguePayload({ rentals: [{ ...one, basePrice: 120 }, two] })
    await store.applyContentEvent({ kind: 'everything' })
    expect(held('x')?.basePrice).toBe(120)
    expect(before?.basePrice).toBe(100)
    expect(held('y')).toBe(other)
  })

  it('has all words and pictures of a rental', async () => {
    const seo = { metaTitle: 'A house', metaDescription: null, sharePicture: null }
    const tier = { id: 't', title: 'Flexible', noDays: 7, percentDiscount: 50 }
    const en = rentalText({ seo, season: 'Dry', warning: 'Steps', cancellationPolicy: [tier] })
    const own = { distributionOfLevel: 'Two floors', customTermsMarkdown: '# Own' }
    const one = rental({ id: 'x', texts: { en: { ...en, ...own }, es: null } })
    const { store } = await setUpCatalogueStore([one])
    await store.start()
    const held = store.find()?.rentals.get('x')?.texts
    for (const name of rentalTextSchema.keyof().options) {
      expect(held?.en?.[name], name).toEqual(one.texts.en?.[name])
    }
    expect(held?.es).toBeNull()
  })

  it('takes a change of a word for a change of the rental', async () => {
    const one = rental({ id: 'x' })
    const { cms, store } = await setUpCatalogueStore([one])
    await store.start()
    const before = store.find()?.rentals.get('x')
    const es = rentalText({ highlights: ['Una fuente nueva'] })
    cms.payload = cataloguePayload({ rentals: [{ ...one, texts: { ...one.texts, es } }] })
    await store.applyContentEvent({ kind: 'everything' })
    expect(store.find()?.rentals.get('x')?.texts.es?.highlights).toEqual(['Una fuente nueva'])
    // A page that began before the change still reads what it began with.
    expect(before?.texts.es?.highlights).toEqual(one.texts.es?.highlights)
  })

  it('leaves out what the contract does not know', async () => {
    const { cms, store } = await setUpCatalogueStore()
    cms.payload = { ...cataloguePayload(), rentals: [{ ...rental({ id: 'x' }), internal: 'note' }] }
    await store.start()
    expect(store.find()?.rentals.get('x')).not.toHaveProperty('internal')
  })

  it('loads everything at the start and lets the site serve its pictures', async () => {
    const { store, rememberPicture } = await setUpCatalogueStore([rental({ slug: 'a' })])
    expect(store.find()).toBeNull()
    await store.start()
    expect(slugsOf(store)).toEqual(['a'])
    expect(rememberPicture).toHaveBeenCalledWith(expect.objectContaining({ hash: 'view_0' }))
  })

  it('asks for two pages while the one at hand is kept, and for no more', async () => {
    const en = rentalText({ descriptionMarkdown: '![Pool](/uploads/pool_1.jpg)' })
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const rentals = slugs.map((slug) => rental({ slug, texts: { en, es: null } }))
    let check = () => {}
    const checked = new Promise<void>((resolve) => (check = resolve))
    const { cms, store } = await setUpCatalogueStore(rentals, undefined, async (hashes) => {
      if (hashes.includes('pool_1')) await checked
    })
    const started = store.start()
    const upToThird = ['', 'after=2', 'after=4'].map((page) => `catalogue/rentals?${page}`)
    await eventually(() => expect(cms.requested).toEqual(['catalogue', ...upToThird]))
    check()
    await started
    expect(slugsOf(store)).toEqual(slugs)
  })

  it('leaves out and logs what breaks the contract, and keeps the rest', async () => {
    const { cms, store, log } = await setUpCatalogueStore()
    cms.payload = {
      ...cataloguePayload(),
      promotions: [{ id: 'broken' }],
      rentals: [{ ...rental(), id: 'odd', basePrice: -5 }, null, 'text', rental({ slug: 'good' })],
    }
    await store.start()
    expect(slugsOf(store)).toEqual(['good'])
    expect(store.find()?.promotions.size).toBe(0)
    const skipped = log.warn.mock.calls.map(([details]) => details)
    expect(skipped).toContainEqual(expect.objectContaining({ list: 'rentals', id: 'odd' }))
    expect(skipped).toHaveLength(4)
  })

  it('has nothing without CMS and file, and keeps trying until it has', async () => {
    const { cms, store } = await setUpCatalogueStore([rental({ slug: 'a' })])
    cms.down = true
    await store.start()
    expect(store.find()).toBeNull()
    await eventually(() => expect(cms.requested.length).toBeGreaterThan(2))
    cms.down = false
    await eventually(() => expect(slugsOf(store)).toEqual(['a']))
  })

  it('holds ways to pay and add-on services as the CMS orders them', async () => {
    const words = { en: 'Words', es: 'Palabras' }
    const card = { id: 'p', slug: 'card', name: words, percent: 3.5, isDefault: false }
    const guide = { id: 's1', slug: 'guide', name: words, description: words, price: 65 }
    const flights = { ...guide, id: 's2', slug: 'flights', price: null }
    const { cms, store } = await setUpCatalogueStore()
    cms.payload = {
      ...cataloguePayload(),
      paymentMethods: [card, { ...card, id: 'c', slug: 'cash', percent: 0, isDefault: true }],
      services: [
        { ...flights, unit: 'person' },
        { ...guide, unit: 'day' },
      ],
    }
    await store.start()
    expect(store.find()?.paymentMethods.map(({ slug }) => slug)).toEqual(['card', 'cash'])
    expect(store.find()?.services.map(({ slug }) => slug)).toEqual(['flights', 'guide'])
  })

  it('reads the rentals page by page', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e']
    const { cms, store } = await setUpCatalogueStore(
      slugs.map((slug) => rental({ id: slug, slug })),
    )
    await store.start()
    expect(slugsOf(store)).toEqual(slugs)
    expect(cms.requested).toEqual([
      'catalogue',
      'catalogue/rentals?',
      'catalogue/rentals?after=2',
      'catalogue/rentals?after=4',
    ])
  })
})
