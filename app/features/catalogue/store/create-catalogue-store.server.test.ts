import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { onTestFinished, describe, expect, it, vi } from 'vitest'
import type { CataloguePayload } from '~content/catalogue'
import type { Rental } from '~content/rental'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { picture } from '~/testing/factories/picture'
import { rental, rentalText } from '~/testing/factories/rental'
import { temporaryFolder } from '~/testing/temporary-folder'
import { eventually } from '~/testing/eventually'
import { createCatalogueStore } from './create-catalogue-store.server'

const pageSize = 2

/** A CMS whose content and health a test changes at will. */
function fakeCms(payload: CataloguePayload) {
  const cms = {
    payload: payload as unknown,
    rentals: new Map<string, unknown>(payload.rentals.map((one) => [one.id, one])),
    down: false,
    delay: 0,
    held: Promise.resolve(),
    requested: [] as string[],
    async fetch(path: string): Promise<unknown> {
      cms.requested.push(path)
      // What is answered is what was true when it was asked.
      const answer = cms.answer(path)
      await cms.held
      if (cms.delay) await new Promise((resolve) => setTimeout(resolve, cms.delay))
      if (cms.down) throw new ContentUnavailable('down')
      return structuredClone(answer)
    },
    answer(path: string): unknown {
      const payload = cms.payload as { rentals?: unknown[] }
      if (path === 'catalogue') return { ...payload, rentals: undefined }
      if (path.startsWith('catalogue/rentals?')) {
        const start = Number(new URLSearchParams(path.split('?')[1]).get('after') ?? 0)
        const rentals = payload.rentals?.slice(start, start + pageSize)
        const end = start + pageSize
        const next = end < (payload.rentals?.length ?? 0) ? String(end) : null
        return { revision: '1', rentals, next }
      }
      const id = decodeURIComponent(path.replace('catalogue/rentals/', ''))
      return { revision: '2', rental: cms.rentals.get(id) ?? null }
    },
  }
  return cms
}

async function setUp(
  rentals: Rental[] = [],
  file?: string,
  rememberTextPictures: (content: unknown) => Promise<void> = () => Promise.resolve(),
) {
  const cms = fakeCms(cataloguePayload({ rentals }))
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const rememberPicture = vi.fn()
  const invalidate = vi.fn(async () => {})
  const path = file ?? join(await temporaryFolder(), 'data', 'catalogue.json.gz')
  const store = createCatalogueStore({
    fetchFromCms: (requested) => cms.fetch(requested),
    file: path,
    log,
    rememberPicture,
    rememberTextPictures,
    invalidate,
    retryAfter: 5,
    saveAfter: 5,
  })
  onTestFinished(() => store.stop())
  return { cms, log, rememberPicture, invalidate, store, file: path }
}

function contentEvent(uid: string, documentId = 'x') {
  const change = { event: 'update', uid, documentId, locale: null, revision: '2' } as const
  return { kind: 'change', change } as const
}

const slugsOf = (store: Awaited<ReturnType<typeof setUp>>['store']) => [
  ...(store.find()?.idBySlug.keys() ?? []),
]

describe('the catalogue store', () => {
  it('holds a picture that both languages show once', async () => {
    const text = rentalText()
    const own = { picture: picture({ hash: 'own' }), alt: 'Patio' }
    const both = { en: text, es: { ...text, gallery: [...text.gallery, own] } }
    const { store } = await setUp([rental({ id: 'x', texts: both })])
    await store.start()
    const isHeldOnce = () => {
      const { en, es } = store.find()?.rentals.get('x')?.texts ?? {}
      expect(es?.gallery).toEqual(both.es.gallery)
      expect(en?.gallery.map((each) => each.picture)).toHaveLength(text.gallery.length)
      for (const [at, each] of (en?.gallery ?? []).entries()) {
        expect(es?.gallery[at]?.picture).toBe(each.picture)
      }
    }
    isHeldOnce()
    await store.applyContentEvent(contentEvent('api::rental.rental'))
    isHeldOnce()
  })

  it('holds what rentals say alike, and what a change leaves as it is, once', async () => {
    const bedrooms = () => [
      { beds: [{ noBed: 1, bed: 'king' as const }], typeBathroom: 'ensuite' as const },
    ]
    const one = rental({ id: 'x', bedrooms: bedrooms(), basePrice: 100 })
    const { cms, store } = await setUp([one, rental({ id: 'y', bedrooms: bedrooms() })])
    await store.start()
    const held = (id: string) => store.find()?.rentals.get(id)
    expect(held('x')?.bedrooms[0]).toBe(held('y')?.bedrooms[0])

    const [before, other] = [held('x'), held('y')]
    const { en, es } = one.texts
    const gallery = en?.gallery.map((each, at) => (at === 0 ? { ...each, alt: 'New' } : each)) ?? []
    const changed = { ...one, basePrice: 120, texts: { en: en && { ...en, gallery }, es } }
    cms.payload = cataloguePayload({ rentals: [changed, ...(other ? [other] : [])] })
    await store.applyContentEvent({ kind: 'everything' })
    expect(held('x')).toEqual(changed)
    expect(before).toEqual(one)
    expect(held('y')).toBe(other)
    expect(held('x')?.texts.es).toBe(before?.texts.es)
    expect(held('x')?.texts.en?.gallery[0]?.picture).toBe(before?.texts.en?.gallery[0]?.picture)
    expect(held('x')?.texts.en?.gallery[1]).toBe(before?.texts.en?.gallery[1])
  })

  it('leaves out what the contract does not know', async () => {
    const { cms, store } = await setUp()
    cms.payload = { ...cataloguePayload(), rentals: [{ ...rental({ id: 'x' }), internal: 'note' }] }
    await store.start()
    expect(store.find()?.rentals.get('x')).not.toHaveProperty('internal')
  })

  it('loads everything at the start and lets the site serve its pictures', async () => {
    const { store, rememberPicture } = await setUp([rental({ slug: 'a' })])
    expect(store.find()).toBeNull()
    await store.start()
    expect(slugsOf(store)).toEqual(['a'])
    expect(rememberPicture).toHaveBeenCalledWith(expect.objectContaining({ hash: 'view_0' }))
  })

  it('asks for the next page while the one at hand is checked', async () => {
    const rentals = ['a', 'b', 'c', 'd', 'e'].map((slug) => rental({ slug }))
    let check = () => {}
    const checked = new Promise<void>((resolve) => (check = resolve))
    const { cms, store } = await setUp(rentals, undefined, async (content) => {
      if (Array.isArray(content)) await checked
    })
    const started = store.start()
    const upToSecond = ['catalogue', 'catalogue/rentals?', 'catalogue/rentals?after=2']
    await eventually(() => expect(cms.requested).toEqual(upToSecond))
    check()
    await started
    expect(slugsOf(store)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('leaves out and logs what breaks the contract, and keeps the rest', async () => {
    const { cms, store, log } = await setUp()
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

  it('has its snapshot at once, however long the CMS takes, and then what is new', async () => {
    const first = await setUp([rental({ id: 'x', slug: 'a' }), rental({ id: 'y', slug: 'same' })])
    await first.store.start()
    await first.store.stop()

    const later = [rental({ id: 'x', slug: 'b' }), rental({ id: 'y', slug: 'same' })]
    const second = await setUp(later, first.file)
    let answer = () => {}
    second.cms.held = new Promise((resolve) => (answer = resolve))
    await second.store.start()
    expect(slugsOf(second.store)).toEqual(['a', 'same'])

    answer()
    await eventually(() => expect(slugsOf(second.store)).toEqual(['b', 'same']))
    await eventually(() =>
      expect(second.invalidate).toHaveBeenCalledExactlyOnceWith(['catalogue', 'rental:x']),
    )
  })

  it('has no page made again where nothing has changed while the site was away', async () => {
    const rentals = [rental({ slug: 'a' })]
    const first = await setUp(rentals)
    await first.store.start()
    await first.store.stop()

    const second = await setUp(rentals, first.file)
    await second.store.start()
    await eventually(() => expect(second.log.info).toHaveBeenCalled())
    await second.store.applyContentEvent({ kind: 'everything' })
    expect(second.invalidate).not.toHaveBeenCalled()
  })

  it('starts from its snapshot while the CMS is down, then takes the newer state in by itself', async () => {
    const first = await setUp([rental({ id: 'x', slug: 'a' })])
    await first.store.start()
    await first.store.stop()

    const second = await setUp([rental({ id: 'x', slug: 'b' })], first.file)
    second.cms.down = true
    await second.store.start()
    expect(slugsOf(second.store)).toEqual(['a'])
    expect(second.rememberPicture).toHaveBeenCalled()

    second.cms.down = false
    await eventually(() => expect(slugsOf(second.store)).toEqual(['b']))
    await eventually(() =>
      expect(second.invalidate).toHaveBeenCalledExactlyOnceWith(['catalogue', 'rental:x']),
    )
  })

  it('has nothing without CMS and snapshot, and keeps trying until it has', async () => {
    const { cms, store } = await setUp([rental({ slug: 'a' })])
    cms.down = true
    await store.start()
    expect(store.find()).toBeNull()
    await eventually(() => expect(cms.requested.length).toBeGreaterThan(2))
    cms.down = false
    await eventually(() => expect(slugsOf(store)).toEqual(['a']))
  })

  it('does not trip over a damaged snapshot, nor over an answer that is no catalogue', async () => {
    const file = join(await temporaryFolder(), 'catalogue.json.gz')
    await writeFile(file, 'not gzip')
    const { cms, store } = await setUp([], file)
    cms.payload = { error: 'not found' }
    await store.start()
    expect(store.find()).toBeNull()
  })

  it('saves itself after changes', async () => {
    const { store, file } = await setUp([rental()])
    await store.start()
    await eventually(() => access(file))
  })

  it('holds ways to pay and add-on services as the CMS orders them', async () => {
    const words = { en: 'Words', es: 'Palabras' }
    const card = { id: 'p', slug: 'card', name: words, percent: 3.5, isDefault: false }
    const guide = { id: 's1', slug: 'guide', name: words, description: words, price: 65 }
    const flights = { ...guide, id: 's2', slug: 'flights', price: null }
    const { cms, store } = await setUp()
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

  it('reads a snapshot from before there were add-on services', async () => {
    const { cms, store } = await setUp()
    const { services: _, ...earlier } = cataloguePayload({ rentals: [rental({ slug: 'a' })] })
    cms.payload = earlier
    await store.start()
    expect(slugsOf(store)).toEqual(['a'])
    expect(store.find()?.services).toEqual([])
  })

  it('reads a changed rental alone', async () => {
    const one = rental({ id: 'x', slug: 'old-name' })
    const { cms, store } = await setUp([one])
    await store.start()
    cms.rentals.set('x', { ...one, slug: 'new-name' })
    expect(await store.applyContentEvent(contentEvent('api::rental.rental'))).toEqual([
      'rental:x',
      'catalogue',
    ])
    expect(slugsOf(store)).toEqual(['new-name'])
    expect(cms.requested).toEqual(['catalogue', 'catalogue/rentals?', 'catalogue/rentals/x'])
  })

  it('takes out a rental that was unpublished, or that breaks the contract', async () => {
    const { cms, store } = await setUp([rental({ id: 'x' }), rental({ id: 'y' })])
    await store.start()
    cms.rentals.delete('x')
    cms.rentals.set('y', { id: 'y', slug: '???' })
    await store.applyContentEvent(contentEvent('api::rental.rental', 'x'))
    expect(await store.applyContentEvent(contentEvent('api::rental.rental', 'y'))).toContain(
      'rental:y',
    )
    expect(slugsOf(store)).toEqual([])
  })

  it('asks for ids as they are, whatever is in them', async () => {
    const { cms, store } = await setUp()
    await store.start()
    await store.applyContentEvent(contentEvent('api::rental.rental', '../../admin?x=1'))
    expect(cms.requested.at(-1)).toBe('catalogue/rentals/..%2F..%2Fadmin%3Fx%3D1')
  })

  it('reads the rentals page by page', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e']
    const { cms, store } = await setUp(slugs.map((slug) => rental({ id: slug, slug })))
    await store.start()
    expect(slugsOf(store)).toEqual(slugs)
    expect(cms.requested).toEqual([
      'catalogue',
      'catalogue/rentals?',
      'catalogue/rentals?after=2',
      'catalogue/rentals?after=4',
    ])
  })

  it.each([
    'api::town.town',
    'api::promotion.promotion',
    'api::service.service',
    'api::site-setting.site-setting',
  ])('reads what rentals share, and no rental, when %s changes', async (uid) => {
    const { cms, store } = await setUp([
      rental({ id: 'x', slug: 'a' }),
      rental({ id: 'y', slug: 'b', townId: 'not-yet' }),
    ])
    await store.start()
    expect(slugsOf(store)).toEqual(['a'])
    const { towns, ...rest } = cataloguePayload()
    const renamed = towns.map((town) => ({ ...town, line: { en: 'New.', es: 'Nueva.' } }))
    const added = towns.slice(0, 1).map((town) => ({ ...town, id: 'not-yet', slug: 'later' }))
    cms.payload = { ...rest, towns: [...renamed, ...added] }
    cms.requested = []
    expect(await store.applyContentEvent(contentEvent(uid))).toEqual(['catalogue', 'rentals'])
    expect(store.find()?.towns.get('panajachel')?.line.en).toBe('New.')
    // A rental whose town was unknown is shown once there is one.
    expect(slugsOf(store)).toEqual(['a', 'b'])
    expect(cms.requested).toEqual(['catalogue'])
  })

  it('reads everything anew when a file changes, but not when one is added', async () => {
    const { cms, store } = await setUp()
    await store.start()
    cms.payload = cataloguePayload({ rentals: [rental({ slug: 'later' })] })
    const { change } = contentEvent('plugin::upload.file')
    const added = { ...change, event: 'create' } as const
    expect(await store.applyContentEvent({ kind: 'change', change: added })).toEqual([])
    expect(slugsOf(store)).toEqual([])
    expect(await store.applyContentEvent({ kind: 'change', change })).toEqual([
      'catalogue',
      'rentals',
    ])
    expect(slugsOf(store)).toEqual(['later'])
  })

  it('does not take half a snapshot for the whole', async () => {
    const first = await setUp([rental({ id: 'x', slug: 'a' }), rental({ id: 'y', slug: 'b' })])
    await first.store.start()
    await first.store.stop()
    const lines = gunzipSync(await readFile(first.file))
      .toString()
      .trim()
      .split('\n')
    expect(lines).toHaveLength(3)
    await writeFile(first.file, gzipSync(`${lines.slice(0, 2).join('\n')}\n`))

    const second = await setUp([], first.file)
    second.cms.down = true
    await second.store.start()
    expect(second.store.find()).toBeNull()
  })

  it('starts from a snapshot of an earlier version, which was a single line', async () => {
    const file = join(await temporaryFolder(), 'catalogue.json.gz')
    const payload = cataloguePayload({ rentals: [rental({ slug: 'a' })] })
    await writeFile(file, gzipSync(JSON.stringify(payload)))
    const { cms, store } = await setUp([], file)
    cms.down = true
    await store.start()
    expect(slugsOf(store)).toEqual(['a'])
  })

  it('does so when announcements may have been lost, and not for other content', async () => {
    const { cms, store } = await setUp()
    await store.start()
    expect(await store.applyContentEvent(contentEvent('api::home-page.home-page'))).toEqual([])
    expect(cms.requested).toHaveLength(2)
    expect(await store.applyContentEvent({ kind: 'everything' })).toEqual(['catalogue', 'rentals'])
  })

  it('keeps what it has and says so when a change cannot be read', async () => {
    const { cms, store } = await setUp([rental({ id: 'x', slug: 'a' })])
    await store.start()
    cms.down = true
    await expect(store.applyContentEvent(contentEvent('api::rental.rental'))).rejects.toThrow(
      ContentUnavailable,
    )
    await expect(store.applyContentEvent({ kind: 'everything' })).rejects.toThrow(
      ContentUnavailable,
    )
    expect(slugsOf(store)).toEqual(['a'])
  })

  it('keeps what it has when the CMS goes away between two pages', async () => {
    const rentals = ['a', 'b', 'c', 'd', 'e'].map((slug) => rental({ slug }))
    const { cms, store } = await setUp(rentals)
    await store.start()
    cms.requested = []
    cms.delay = 20
    const reloading = store.applyContentEvent({ kind: 'everything' })
    await eventually(() => expect(cms.requested).toHaveLength(3))
    cms.down = true
    await expect(reloading).rejects.toThrow(ContentUnavailable)
    expect(slugsOf(store)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('never lets a slow answer about the whole overwrite a newer rental', async () => {
    const one = rental({ id: 'x', slug: 'old-name' })
    const { cms, store } = await setUp([one])
    await store.start()
    cms.delay = 20
    const reloading = store.applyContentEvent({ kind: 'everything' })
    await eventually(() => expect(cms.requested).toHaveLength(4))
    cms.delay = 0
    cms.rentals.set('x', { ...one, slug: 'new-name' })
    await Promise.all([reloading, store.applyContentEvent(contentEvent('api::rental.rental'))])
    expect(slugsOf(store)).toEqual(['new-name'])
  })
})
