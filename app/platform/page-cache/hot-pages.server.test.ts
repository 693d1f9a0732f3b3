import { expect, it } from 'vitest'
import { createHotPages } from './hot-pages.server'
import { readyPage } from './page-headers.server'

const page = (key: string) =>
  readyPage({
    key,
    policy: 'transient',
    status: 200,
    etag: 'W/"a"',
    tags: ['catalogue'],
    headers: [['Content-Type', 'text/html']],
    bodies: { identity: Buffer.alloc(500), gzip: null, brotli: null },
    renderedAt: 0,
    freshFor: 1000,
    expiresAt: null,
  })

it('counts long addresses and not only bodies, so that none fills more memory than its share', () => {
  const most = 1_000_000
  const pages = createHotPages(most)
  for (let count = 0; count < 1000; count++) {
    const key = `/vacation-rentals?minPrice=${count}&${'x'.repeat(7000)}`
    pages.set(key, page(key))
  }
  const held = [...pages.keys()].reduce((sum, key) => sum + key.length, 0)
  expect(held).toBeLessThan(most)
  expect(pages.size).toBeGreaterThan(10)
})
