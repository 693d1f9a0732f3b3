import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { temporaryFolder } from '~/testing/temporary-folder'
import { eventually } from '~/testing/eventually'
import { setUpCatalogueStore, slugsOf } from '~/testing/catalogue-store'

describe('the snapshot of the catalogue', () => {
  it('has its snapshot at once, however long the CMS takes, and then what is new', async () => {
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

  it('starts from its snapshot while the CMS is down, then takes the newer state in by itself', async () => {
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

  it('does not trip over a damaged snapshot, nor over an answer that is no catalogue', async () => {
    const file = join(await temporaryFolder(), 'catalogue.json.gz')
    await writeFile(file, 'not gzip')
    const { cms, store } = await setUpCatalogueStore([], file)
    cms.payload = { error: 'not found' }
    await store.start()
    expect(store.find()).toBeNull()
  })

  it('saves itself after changes', async () => {
    const { store, file } = await setUpCatalogueStore([rental()])
    await store.start()
    await eventually(() => access(file))
  })

  it('reads a snapshot from before there were add-on services', async () => {
    const { cms, store } = await setUpCatalogueStore()
    const { services: _, ...earlier } = cataloguePayload({ rentals: [rental({ slug: 'a' })] })
    cms.payload = earlier
    await store.start()
    expect(slugsOf(store)).toEqual(['a'])
    expect(store.find()?.services).toEqual([])
  })

  it('does not take half a snapshot for the whole', async () => {
    const first = await setUpCatalogueStore([
      rental({ id: 'x', slug: 'a' }),
      rental({ id: 'y', slug: 'b' }),
    ])
    await first.store.start()
    await first.store.stop()
    const lines = gunzipSync(await readFile(first.file))
      .toString()
      .trim()
      .split('\n')
    expect(lines).toHaveLength(3)
    await writeFile(first.file, gzipSync(`${lines.slice(0, 2).join('\n')}\n`))

    const second = await setUpCatalogueStore([], first.file)
    second.cms.down = true
    await second.store.start()
    expect(second.store.find()).toBeNull()
  })

  it('starts from a snapshot of an earlier version, which was a single line', async () => {
    const file = join(await temporaryFolder(), 'catalogue.json.gz')
    const payload = cataloguePayload({ rentals: [rental({ slug: 'a' })] })
    await writeFile(file, gzipSync(JSON.stringify(payload)))
    const { cms, store } = await setUpCatalogueStore([], file)
    cms.down = true
    await store.start()
    expect(slugsOf(store)).toEqual(['a'])
  })
})
