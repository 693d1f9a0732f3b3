import { describe, expect, it } from 'vitest'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { eventually } from '~/testing/eventually'
import { contentEvent, setUpCatalogueStore, slugsOf } from '~/testing/catalogue-store'

describe('a change of the catalogue', () => {
  it('reads a changed rental alone', async () => {
    const one = rental({ id: 'x', slug: 'old-name' })
    const { cms, store } = await setUpCatalogueStore([one])
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
    const { cms, store } = await setUpCatalogueStore([rental({ id: 'x' }), rental({ id: 'y' })])
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
    const { cms, store } = await setUpCatalogueStore()
    await store.start()
    await store.applyContentEvent(contentEvent('api::rental.rental', '../../admin?x=1'))
    expect(cms.requested.at(-1)).toBe('catalogue/rentals/..%2F..%2Fadmin%3Fx%3D1')
  })

  it.each([
    'api::town.town',
    'api::promotion.promotion',
    'api::service.service',
    'api::site-setting.site-setting',
  ])('reads what rentals share, and no rental, when %s changes', async (uid) => {
    const { cms, store } = await setUpCatalogueStore([
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
    const { cms, store } = await setUpCatalogueStore()
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

  it('reads everything anew when webhooks may have been lost, and not for other content', async () => {
    const { cms, store } = await setUpCatalogueStore()
    await store.start()
    expect(await store.applyContentEvent(contentEvent('api::home-page.home-page'))).toEqual([])
    expect(cms.requested).toHaveLength(2)
    expect(await store.applyContentEvent({ kind: 'everything' })).toEqual(['catalogue', 'rentals'])
  })

  it('keeps what it has and says so when a change cannot be read', async () => {
    const { cms, store } = await setUpCatalogueStore([rental({ id: 'x', slug: 'a' })])
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
    const { cms, store } = await setUpCatalogueStore(rentals)
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
    const { cms, store } = await setUpCatalogueStore([one])
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
