import { describe, expect, it } from 'vitest'
import type { PagePolicy } from '~/routing/page-request'
import { cacheControl, pageCacheControl, placePage } from './cache-policy'
import type { RenderedPage, StoredPage } from './page-types'

const minute = 60_000
const hour = 60 * minute

function rendered(over: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: [],
    body: Buffer.from('page'),
    tags: [],
    renderedAt: 1_000_000,
    expiresAt: null,
    ...over,
  }
}

function stored(over: Partial<StoredPage>): StoredPage {
  return {
    key: '/',
    policy: 'stored',
    status: 200,
    headers: [],
    etag: 'W/"a"',
    tags: [],
    bodies: { identity: Buffer.from('page'), gzip: null, brotli: null },
    renderedAt: 1_000_000,
    freshFor: hour,
    expiresAt: null,
    ...over,
  }
}

describe('where a rendered page is stored', () => {
  it.each<[string, Partial<RenderedPage>, PagePolicy, boolean, string, number]>([
    ['a page', {}, 'stored', false, 'store', hour],
    ['a redirect', { status: 301 }, 'stored', false, 'store', hour],
    ['a page with unbounded values', {}, 'transient', false, 'memory', minute],
    ['a private page', {}, 'never', false, 'nowhere', 0],
    ['an error', { status: 503 }, 'stored', true, 'nowhere', 0],
    ['a cookie', { headers: [['Set-Cookie', 'a=1']] }, 'stored', false, 'nowhere', 0],
    ['no-store', { headers: [['Cache-Control', 'no-store']] }, 'stored', false, 'nowhere', 0],
    ['an invented address', { status: 404 }, 'stored', false, 'memory', 15_000],
    ['a page that ended', { status: 410 }, 'stored', true, 'store', hour],
    [
      'its own s-maxage',
      { headers: [['Cache-Control', 's-maxage=5']] },
      'stored',
      false,
      'store',
      5000,
    ],
    ['an expiry', { expiresAt: 1_000_700 }, 'stored', false, 'store', 700],
  ])('%s', (_name, over, policy, replaces, where, freshFor) => {
    expect(placePage(rendered(over), policy, replaces)).toEqual({ where, freshFor })
  })
})

describe('the Cache-Control header', () => {
  it('lets shared caches serve a stale page while they revalidate', () => {
    expect(pageCacheControl(stored({}))).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=3600, stale-if-error=2592000',
    )
  })

  it('does not do so for a page that expires', () => {
    const page = stored({ expiresAt: 1_020_000, freshFor: 20_000 })
    expect(pageCacheControl(page)).toBe('public, max-age=0, s-maxage=20, stale-if-error=2592000')
  })

  it('of files, feeds and API calls', () => {
    expect(cacheControl).toEqual({
      immutable: 'public, max-age=31536000, immutable',
      publicFile: 'public, max-age=86400',
      missingPicture: 'public, max-age=60',
      sitemap: 'public, max-age=300',
      blogFeed: 'public, max-age=300',
      manifest: 'public, max-age=300',
      robots: 'public, max-age=3600',
      leadForm: 'public, max-age=600',
      calendarExport: 'private, max-age=300',
      catalogue: 'public, max-age=30, stale-while-revalidate=300',
    })
  })
})
