import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changeFile, countRows, savedFile } from '~/testing/catalogue-file'
import { setUpCatalogueStore, slugsOf } from '~/testing/catalogue-store'
import { eventually } from '~/testing/eventually'
import { rental } from '~/testing/factories/rental'
import { temporaryFolder } from '~/testing/temporary-folder'

describe('the file of the catalogue', () => {
  it('is read at once, however long the CMS takes, and then what is new', async () => {
    const first = await setUpCatalogueStore([
      rental({ id: 'x', slug: 'a' }),
      rental({ id: 'y', slug: 'same' }),
    ])
    await first.store.start()
    await first.store.stop()

    const later = [rental({ id: 'x', slug: 'b' }), rental({ id: 'y', slug: 'same' })]
    const second = await setUpCatalogueStore(later, first.file)
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
    const first = await setUpCatalogueStore(rentals)
    await first.store.start()
    await first.store.stop()

    const second = await setUpCatalogueStore(rentals, first.file)
    await second.store.start()
    await eventually(() => expect(second.log.info).toHaveBeenCalled())
    await second.store.applyContentEvent({ kind: 'everything' })
    expect(second.invalidate).not.toHaveBeenCalled()
  })

  it('is started from while the CMS is down, then takes the newer state in by itself', async () => {
    const first = await setUpCatalogueStore([rental({ id: 'x', slug: 'a' })])
    await first.store.start()
    await first.store.stop()

    const second = await setUpCatalogueStore([rental({ id: 'x', slug: 'b' })], first.file)
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

  it('does not trip over a damaged file, nor over an answer that is no catalogue', async () => {
    const file = join(await temporaryFolder(), 'catalogue.db')
    await writeFile(file, 'This is no database, and long enough to be looked at. '.repeat(100))
    const { cms, store, log } = await setUpCatalogueStore([rental({ slug: 'a' })], file)
    const { payload } = cms
    cms.payload = { error: 'not found' }
    await store.start()
    expect(store.find()).toBeNull()
    expect(log.error).toHaveBeenCalled()

    cms.payload = payload
    await eventually(() => expect(slugsOf(store)).toEqual(['a']))
    expect(countRows(file)).toBe(1)
  })

  it('is made anew where an entry of it is damaged', async () => {
    const file = await savedFile([rental({ slug: 'a' })])
    changeFile(file, "UPDATE rental SET entry = '{'")
    const { store, log } = await setUpCatalogueStore([rental({ slug: 'b' })], file)
    await store.start()
    expect(slugsOf(store)).toEqual(['b'])
    expect(log.error).toHaveBeenCalled()
    expect(countRows(file)).toBe(1)
  })

  it('is no catalogue before all rentals were read', async () => {
    const file = await savedFile([rental({ id: 'x', slug: 'a' }), rental({ id: 'y', slug: 'b' })])
    changeFile(file, 'DELETE FROM shared')
    const { cms, store } = await setUpCatalogueStore([], file)
    cms.down = true
    await store.start()
    expect(store.find()).toBeNull()
    expect(countRows(file)).toBe(0)
  })
})
