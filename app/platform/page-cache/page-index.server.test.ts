import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { openPageIndex } from './page-index.server'
import { createFileStore } from './second-level-store.server'
import type { StoredPage } from './page-types'

const bounds = { maxPages: 3, maxBytes: 10_000 }

function page(key: string, overrides: Partial<StoredPage> = {}): StoredPage {
  return {
    key,
    policy: 'stored',
    status: 200,
    headers: [['Content-Type', 'text/html']],
    etag: 'W/"x"',
    tags: ['catalogue', `path:${key}`],
    bodies: { identity: null, gzip: Buffer.from('gz'), brotli: Buffer.from([0xff, 0, 1]) },
    renderedAt: 1000,
    freshFor: 10,
    expiresAt: null,
    ...overrides,
  }
}

async function open(folder: string) {
  return openPageIndex(await createFileStore(folder, 'fingerprint'), bounds)
}

async function files(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  return all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

describe('the page index', () => {
  it('returns a page byte for byte, whatever its key contains', async () => {
    const index = await open(await temporaryFolder())
    for (const key of ['/', '/a', '/a/b?x=1&y=../..', 'data:/é%2F', `/${'x'.repeat(3000)}`]) {
      await index.save(page(key))
      expect((await index.find(key))?.page).toEqual(page(key))
    }
    await index.close()
  })

  it('removes the least recently used pages beyond its limits', async () => {
    const index = await open(await temporaryFolder())
    for (const key of ['/a', '/b', '/c']) await index.save(page(key))
    await index.find('/a')
    await index.save(page('/d'))
    expect(await index.find('/b')).toBeNull()
    expect((await index.find('/a'))?.page.key).toBe('/a')
    const large = Buffer.alloc(9_999)
    await index.save(page('/e', { bodies: { identity: large, gzip: null, brotli: null } }))
    expect(await index.find('/c')).toBeNull()
    expect(await index.find('/e')).not.toBeNull()
    await index.close()
  })

  it('knows after a restart which pages are outdated', async () => {
    const folder = await temporaryFolder()
    const first = await open(folder)
    await first.save(page('/a'))
    await first.save(page('/b'))
    await first.invalidate(['path:/a'], Date.now())
    await first.close()
    const second = await open(folder)
    expect(second.isOutdated(page('/a'))).toBe(true)
    expect(second.isOutdated(page('/b'))).toBe(false)
    await second.invalidate(['catalogue'], Date.now())
    expect(second.isOutdated(page('/b'))).toBe(true)
    await second.close()
  })

  it('remembers the latest change of a tag, also if an earlier one is noted after it', async () => {
    const index = await open(await temporaryFolder())
    await index.invalidate(['catalogue'], 2000)
    await index.invalidate(['catalogue'], 500)
    expect(index.isOutdated(page('/a'))).toBe(true)
    await index.close()
  })

  it('knows after a restart which pages have expired and when the next one expires', async () => {
    const folder = await temporaryFolder()
    const first = await open(folder)
    await first.save(page('/a', { expiresAt: 2000 }))
    await first.save(page('/b', { expiresAt: 3000 }))
    await first.save(page('/c'))
    await first.close()
    const second = await open(folder)
    expect(second.expiries(1999)).toEqual({ expired: [], nextAt: 2000 })
    expect(second.expiries(2000)).toEqual({ expired: ['/a'], nextAt: 3000 })
    expect(second.expiries(5000)).toEqual({ expired: ['/a', '/b'], nextAt: Infinity })
    expect((await second.find('/a'))?.page).toEqual(page('/a', { expiresAt: 2000 }))
    await second.close()
  })

  it('treats a damaged file as a missing page', async () => {
    const folder = await temporaryFolder()
    const index = await open(folder)
    await index.save(page('/a'))
    const [file = ''] = (await files(folder)).filter((name) => name.includes('/page/'))
    await writeFile(file, '["{\\"value\\":')
    expect(await index.find('/a')).toBeNull()
    await index.save(page('/a'))
    expect((await index.find('/a'))?.page).toEqual(page('/a'))
    await index.close()
  })
})
