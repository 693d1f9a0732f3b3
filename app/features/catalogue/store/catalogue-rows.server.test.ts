import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { changeFile, countRows, savedFile } from '~/testing/catalogue-file'
import { contentEvent, setUpCatalogueStore, slugsOf } from '~/testing/catalogue-store'
import { eventually } from '~/testing/eventually'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental, rentalReviews, rentalText } from '~/testing/factories/rental'
import { temporaryFolder } from '~/testing/temporary-folder'
import { toDetail } from '../detail/to-detail.server'

describe('the rows of the file of the catalogue', () => {
  it('leaves out what the contract does not allow any more, and takes the later of two versions', async () => {
    const one = rental({ id: 'x', slug: 'a' })
    const file = await savedFile([one, rental({ id: 'y', slug: 'b' })])
    changeFile(
      file,
      'INSERT INTO rental (entry) VALUES (?)',
      JSON.stringify({ ...one, slug: 'later' }),
    )
    changeFile(file, `UPDATE rental SET entry = replace(entry, '"slug":"b"', '"slug":"???"')`)
    const { cms, store } = await setUpCatalogueStore([], file)
    cms.down = true
    await store.start()
    expect(slugsOf(store)).toEqual(['later'])
    expect(store.find()?.rentals.get('x')?.texts.en?.title).toBe(one.texts.en?.title)
    expect(countRows(file)).toBe(1)
  })

  it('has a row for each rental that is held, and no more, once nobody can read the others', async () => {
    const [one, two] = [rental({ id: 'x' }), rental({ id: 'y' })]
    const { cms, store, file } = await setUpCatalogueStore([one, two])
    await store.start()
    cms.rentals.set('x', { ...one, basePrice: 120 })
    await store.applyContentEvent(contentEvent('api::rental.rental', 'x'))
    cms.rentals.delete('y')
    await store.applyContentEvent(contentEvent('api::rental.rental', 'y'))
    expect(countRows(file)).toBe(3)
    await store.stop()
    expect(countRows(file)).toBe(1)
  })

  it('keeps nothing of a reload that failed', async () => {
    const rentals = ['a', 'b', 'c', 'd', 'e'].map((slug) => rental({ id: slug, slug }))
    const { cms, store, file } = await setUpCatalogueStore(rentals)
    await store.start()
    cms.payload = cataloguePayload({ rentals: rentals.map((one) => ({ ...one, basePrice: 99 })) })
    cms.requested = []
    cms.delay = 20
    const reloading = store.applyContentEvent({ kind: 'everything' })
    await eventually(() => expect(countRows(file)).toBeGreaterThan(5))
    cms.down = true
    await expect(reloading).rejects.toThrow(ContentUnavailable)
    expect(countRows(file)).toBe(5)
    expect(store.find()?.rentals.get('a')?.texts.en?.title).toBe(rentals[0]?.texts.en?.title)
  })

  it('is done without where no file can be written', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'file'), '')
    const one = rental({ slug: 'a' })
    const { store, log } = await setUpCatalogueStore([one], join(folder, 'file', 'catalogue.db'))
    await store.start()
    expect(store.find()?.rentals.get(one.id)?.texts.en?.title).toBe(one.texts.en?.title)
    expect(log.error).toHaveBeenCalled()
  })

  it('is done without where it can take no more, and has what it missed once it can', async () => {
    const one = rental({ id: 'x', slug: 'a' })
    const file = await savedFile([one])
    const changed = { ...one, texts: { ...one.texts, en: rentalText({ title: 'x'.repeat(1e6) }) } }
    const { cms, store, log } = await setUpCatalogueStore([one], file)
    await store.start()
    await eventually(() => expect(log.info).toHaveBeenCalled())
    changeFile(
      file,
      "CREATE TRIGGER full BEFORE INSERT ON rental BEGIN SELECT raise(FAIL, 'full'); END",
    )
    cms.payload = cataloguePayload({ rentals: [changed] })
    await store.applyContentEvent({ kind: 'everything' })
    expect(store.find()?.rentals.get('x')?.texts.en?.title).toBe(changed.texts.en.title)
    expect(log.error).toHaveBeenCalled()
    changeFile(file, 'DROP TRIGGER full')
    await store.applyContentEvent({ kind: 'everything' })
    expect(store.find()?.rentals.get('x')?.texts.en?.title).toBe(changed.texts.en.title)
    await store.stop()
    expect(countRows(file)).toBe(1)
    const next = await setUpCatalogueStore([], file)
    next.cms.down = true
    await next.store.start()
    expect(next.store.find()?.rentals.get('x')?.texts.en?.title).toBe(changed.texts.en.title)
  })

  it('gets a row again that was lost', async () => {
    const one = rental({ id: 'x' })
    const { store, log, file } = await setUpCatalogueStore([one])
    await store.start()
    changeFile(file, 'DELETE FROM rental')
    const words = () => store.find()?.rentals.get('x')?.texts.en?.title
    expect(words).toThrow('no row')
    await store.applyContentEvent({ kind: 'everything' })
    expect(words()).toBe(one.texts.en?.title)
    expect(log.error).not.toHaveBeenCalled()
  })

  it('has the texts of reviews, which no rental holds, and a page gets them as plain objects', async () => {
    const one = rental({ id: 'x', reviews: rentalReviews() })
    const { store, file } = await setUpCatalogueStore([one])
    await store.start()
    const catalogue = store.find()
    const held = catalogue?.rentals.get('x')
    if (!catalogue || !held) throw new Error('The rental is missing.')
    expect(JSON.stringify(held.reviews)).not.toContain('Muy bonita.')
    const shown = toDetail(catalogue, held, 'en', '2026-10-02')?.reviews
    expect(shown).toStrictEqual(rentalReviews())
    changeFile(file, 'DELETE FROM rental')
    expect(held.reviews?.count).toBe(1)
  })

  it('keeps the rows of others where a reload fails', async () => {
    const rentals = ['a', 'b', 'c'].map((slug) => rental({ id: slug, slug }))
    const { cms, store, file } = await setUpCatalogueStore(rentals)
    await store.start()
    cms.requested = []
    cms.delay = 20
    const reloading = store.applyContentEvent({ kind: 'everything' })
    await eventually(() => expect(cms.requested).toHaveLength(3))
    changeFile(file, 'INSERT INTO rental (entry) VALUES (?)', '{}')
    cms.down = true
    await expect(reloading).rejects.toThrow(ContentUnavailable)
    expect(countRows(file)).toBe(4)
  })

  it('is left alone by a second process while the first one writes', async () => {
    const file = await savedFile([rental({ slug: 'a' })])
    const writer = new BetterSqlite(file)
    writer.exec('BEGIN IMMEDIATE')
    const { store, log } = await setUpCatalogueStore([rental({ slug: 'b' })], file)
    await store.start()
    expect(store.find()).not.toBeNull()
    writer.exec('ROLLBACK')
    writer.close()
    expect(countRows(file)).toBe(1)
    expect(log.warn).not.toHaveBeenCalled()
  })

  it('is not touched by a site that ends while it reads', async () => {
    const file = await savedFile([rental({ slug: 'a' })])
    const { store } = await setUpCatalogueStore([], file)
    const starting = store.start()
    await store.stop()
    await starting
    expect(countRows(file)).toBe(1)
  })

  it('says nothing of add-on services where the CMS is of a version before them', async () => {
    const { cms, store } = await setUpCatalogueStore()
    const { services: _, ...earlier } = cataloguePayload({ rentals: [rental({ slug: 'a' })] })
    cms.payload = earlier
    await store.start()
    expect(slugsOf(store)).toEqual(['a'])
    expect(store.find()?.services).toEqual([])
  })
})
