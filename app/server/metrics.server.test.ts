// @own-process: what other files ask for would be counted, too.
import { register } from 'prom-client'
import { beforeEach, expect, it, vi } from 'vitest'
import { metrics, registerGauges } from '~/platform/metrics/metrics.server'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'

const secret = 'q7RkZ-2bT_x9Lw0PmNv3Yd8sHc6FgJ1a'
const visitor = { Cookie: 'name=Ana', 'User-Agent': 'Visitor/1.0' }

/** The value of a sample, e.g. `site_ready` or `site_http_requests_total{route="en/home",status="2xx"}`. */
async function valueOf(sample: string): Promise<number> {
  const line = (await register.metrics()).split('\n').find((one) => one.startsWith(`${sample} `))
  return Number(line?.slice(sample.length))
}

const requests = (route: string, status: string) =>
  valueOf(`site_http_requests_total{route="${route}",status="${status}"}`)

async function startSite() {
  const { port } = await startTestServer(await temporaryFolder(), async (request) => {
    const isMissing = request.url.includes('nothing')
    const headers = { 'Content-Type': 'text/html' }
    return new Response('a page', { status: isMissing ? 404 : 200, headers })
  })
  return (path: string, headers = {}) =>
    httpRequest(port, path, { headers: { ...visitor, ...headers } })
}

// They are counted for the whole process.
beforeEach(() => register.resetMetrics())

it('counts answers by route and status, from memory or rendered', async () => {
  const ask = await startSite()
  const { etag } = (await ask('/about-us')).headers
  await ask('/about-us')
  await ask('/about-us', { 'If-None-Match': etag })
  await ask('/es/nothing')
  await ask('/about-us', { Host: 'evil.example' })
  expect(await requests('en/aboutUs', '2xx')).toBe(2)
  expect(await requests('en/aboutUs', '3xx')).toBe(1)
  expect(await requests('unknown', '4xx')).toBe(1)
  expect(await requests('rejected', '4xx')).toBe(1)
})

it('counts how the page store answered', async () => {
  const ask = await startSite()
  const before = { ...metrics.pageCache }
  await ask('/blog')
  await ask('/blog')
  await ask('/blog')
  expect(metrics.pageCache.miss - before.miss).toBe(1)
  expect(metrics.pageCache.fresh - before.fresh).toBe(2)
})

it('holds no address and nothing of a visitor, and is no page of the site', async () => {
  const ask = await startSite()
  for (const path of [`/es/contract/${secret}`, `/${secret}?email=ana@example.com`, '/metrics']) {
    const { body } = await ask(path)
    expect(body.toString()).toBe('a page')
  }
  const text = await register.metrics()
  expect(text).toContain('route="es/contract"')
  for (const part of [secret, 'ana@', 'Ana', 'Visitor', '127.0.0.1', '?', '/metrics']) {
    expect(text.replace(/^# HELP.*$/gm, '')).not.toContain(part)
  }
})

it('reads gauges when it is asked, and leaves out what cannot be read', async () => {
  let isReady = true
  let outbox = async () => ({ waiting: 3, deadLetters: 1, oldestAcceptedAt: Date.now() - 60_000 })
  registerGauges({
    isReady: async () => isReady,
    rejections: () => 7,
    rentals: () => null,
    outbox: () => outbox(),
  })
  expect(await valueOf('site_outbox_waiting')).toBe(3)
  expect(await valueOf('site_outbox_dead_letters')).toBe(1)
  expect(await valueOf('site_outbox_oldest_seconds')).toBeGreaterThanOrEqual(60)
  expect(await valueOf('site_overload_rejections_total')).toBe(7)
  expect(await valueOf('site_ready')).toBe(1)
  expect(await valueOf('site_catalogue_rentals')).toBeNaN()
  isReady = false
  outbox = () => Promise.reject(new Error('away'))
  expect(await valueOf('site_ready')).toBe(0)
  expect(await valueOf('site_outbox_waiting')).toBeNaN()
  expect(await register.metrics()).not.toMatch(/^site_outbox_waiting /m)
})

it('shows what the CMS says of linked calendars, until another node may read them', async () => {
  const names = ['failing', 'conflicts', 'oldest_seconds']
  const shown = async () => Promise.all(names.map((name) => valueOf(`site_calendar_feeds_${name}`)))
  const now = Date.parse('2031-02-03T12:00:00Z')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  expect(await shown()).toEqual([NaN, NaN, NaN])
  const oldestReadAt = '2031-02-03T11:50:00.000Z'
  metrics.noteCalendarFeeds({ failing: 2, conflicts: 3, oldestReadAt })
  expect(await shown()).toEqual([2, 3, 600])
  metrics.noteCalendarFeeds({ failing: 0, conflicts: 0, oldestReadAt: null })
  expect(await shown()).toEqual([0, 0, NaN])
  clock.mockReturnValue(now + 20 * 60_000)
  expect(await shown()).toEqual([NaN, NaN, NaN])
})
