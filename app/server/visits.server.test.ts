import { expect, it } from 'vitest'
import { createVisitCounter } from '~/features/visits/count/visit-counter'
import { createVisitRecorder } from '~/features/visits/count/visit-recorder'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'

const siteOrigin = 'http://localhost:3000'
const browser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
}

async function startSite({ isBehindCdn = false } = {}) {
  const counter = createVisitCounter()
  const { port } = await startTestServer(
    await temporaryFolder(),
    async (request) => {
      const isMissing = new URL(request.url).pathname.startsWith('/old')
      return new Response(isMissing ? '' : '<p>Casa</p>', {
        status: isMissing ? 404 : 200,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    },
    {
      visits: createVisitRecorder(counter, { siteOrigin, isBehindCdn }),
      findRedirect: (path) => (path === '/old-and-known' ? { to: '/blog', status: 301 } : null),
    },
  )
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    httpRequest(port, path, { method, headers: { ...browser, ...headers } })
  const taken = () => {
    const { visits, missing } = counter.takeCounts()
    return {
      visits: visits.map(({ page, source, count }) => [page, source, count]),
      missing: missing.map(({ path, count }) => [path, count]),
    }
  }
  return { get, taken }
}

it('counts a page that is rendered, in memory, or known to the browser', async () => {
  const { get, taken } = await startSite()
  const { headers } = await get('/blog')
  await get('/blog?fbclid=1')
  const known = await get('/blog', { 'If-None-Match': headers.etag ?? '' })
  expect(known.status).toBe(304)
  await get('/blog?utm_source=mail', { Referer: 'https://mail.example/inbox' })
  expect(taken().visits).toEqual([
    ['/blog', 'direct', 3],
    ['/blog', 'mail', 1],
  ])
})

it('counts no look at the headers, no program, no page loaded ahead, and nothing that is no page', async () => {
  const { get, taken } = await startSite()
  await get('/blog')
  taken()
  await get('/blog', {}, 'HEAD')
  await get('/blog', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await get('/blog', { 'Sec-Purpose': 'prefetch;prerender' })
  await get('/blog', { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' })
  await get('/blog.data')
  await get('/no/page/of/the/table')
  await get('/health')
  expect(taken().visits).toEqual([])
})

it('counts addresses without a page, and none that a redirect leads on or that may be secret', async () => {
  const { get, taken } = await startSite()
  await get('/old-offers?secret=1')
  await get('/old-offers')
  await get('/old-and-known')
  await get('/old/3fK9xQmP2vLw8RtZ')
  expect(taken().missing).toEqual([['/old-offers', 2]])
})

it('behind a CDN counts by its picture, whose page before names the page', async () => {
  const { get, taken } = await startSite({ isBehindCdn: true })
  await get('/blog')
  const image = { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }
  const shown = await get('/v.gif', {
    ...image,
    Referer: `${siteOrigin}/blog?utm_source=mail&page=2`,
  })
  expect(shown.status).toBe(200)
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/gif' })
  await get('/v.gif', { ...image, Referer: 'https://evil.example/blog' })
  await get('/v.gif', { ...image, Referer: `${siteOrigin}/contract/secret` })
  await get('/v.gif', { ...image, Referer: `${siteOrigin}/made-up` })
  await get('/v.gif', image)
  expect(taken().visits).toEqual([['/blog', 'mail', 1]])
})

it('has no such picture without a CDN', async () => {
  const { get, taken } = await startSite()
  expect((await get('/v.gif')).headers['content-type']).not.toBe('image/gif')
  expect(taken().visits).toEqual([])
})
