import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { openPageArchive } from './page-archive.server'
import { createPageDisk } from './page-disk.server'
import type { StoredPage } from './page-types'

const bounds = { mostPages: 3, mostBytes: 10_000 }

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
  return openPageArchive(await createPageDisk(folder, 'fingerprint'), bounds)
}

async function files(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  return all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

describe('the archive of pages', () => {
  it('gives a page back byte for byte, whatever its key holds', async () => {
    const archive = await open(await temporaryFolder())
    for (const key of ['/', '/a', '/a/b?x=1&y=../..', 'data:/é%2F', `/${'x'.repeat(3000)}`]) {
      await archive.save(page(key))
      expect(await archive.find(key)).toEqual(page(key))
    }
    await archive.close()
  })

  it('removes the longest unused pages beyond its bounds', async () => {
    const archive = await open(await temporaryFolder())
    for (const key of ['/a', '/b', '/c']) await archive.save(page(key))
    await archive.find('/a')
    await archive.save(page('/d'))
    expect(await archive.find('/b')).toBeNull()
    expect((await archive.find('/a'))?.key).toBe('/a')
    const large = Buffer.alloc(9_999)
    await archive.save(page('/e', { bodies: { identity: large, gzip: null, brotli: null } }))
    expect(await archive.find('/c')).toBeNull()
    expect(await archive.find('/e')).not.toBeNull()
    await archive.close()
  })

  it('knows after a restart which pages a change concerns and which it has outdated', async () => {
    const folder = await temporaryFolder()
    const first = await open(folder)
    await first.save(page('/a'))
    await first.save(page('/b'))
    expect(await first.invalidate(['path:/a'], Date.now())).toEqual(['/a'])
    await first.close()
    const second = await open(folder)
    expect(second.outdatedKeys()).toEqual(['/a'])
    expect(second.isOutdated(page('/a'))).toBe(true)
    expect(second.isOutdated(page('/b'))).toBe(false)
    expect((await second.invalidate(['catalogue'], Date.now())).sort()).toEqual(['/a', '/b'])
    await second.close()
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
    expect(await second.find('/a')).toEqual(page('/a', { expiresAt: 2000 }))
    await second.close()
  })

  it('takes a damaged file for a missing page', async () => {
    const folder = await temporaryFolder()
    const archive = await open(folder)
    await archive.save(page('/a'))
    const [file = ''] = (await files(folder)).filter((name) => name.includes('/page/'))
    await writeFile(file, '["{\\"value\\":')
    expect(await archive.find('/a')).toBeNull()
    await archive.save(page('/a'))
    expect(await archive.find('/a')).toEqual(page('/a'))
    await archive.close()
  })
})
