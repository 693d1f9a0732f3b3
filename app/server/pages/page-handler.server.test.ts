import { createRequestHandler, redirectDocument, type ServerBuild } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import { resolvePageRequest } from '~/routing/page-request'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'
import type { Overload } from '../limits/budgets'
import { createWorkLimiter } from '../limits/work-limiter.server'

const id = 'q7RkZ-2bT_x9Lw0PmNv3Yd8sHc6FgJ1a'
const there = new Set(['/vacation-rentals', '/es', '/es/casas-vacacionales', '/blog/a-day'])

/** A site that has some pages; what is missing is left to the shared page, as the renderer does. */
async function startSite(overload: () => Overload | null = () => null, isForm = false) {
  const handle = vi.fn(async (request: Request) => {
    const { pathname } = new URL(request.url)
    const headers = { 'Content-Type': 'text/html; charset=utf-8' }
    if (pathname.endsWith('/404')) return new Response(`<p>none</p>`, { status: 404, headers })
    if (pathname === '/landing-page/over')
      return new Response('<p>over</p>', { status: 404, headers })
    const status = there.has(pathname) || request.method === 'POST' ? 200 : 404
    return new Response(status === 404 ? null : `<p>page</p>`, { status, headers })
  })
  const site = await startTestServer(await temporaryFolder(), handle, {
    resolvePage: resolvePageRequest,
    findRedirect: (path) => (path === '/Old-Name' ? { to: '/blog/a-day', status: 302 } : null),
    workLimiter: {
      ...createWorkLimiter({ isProxyTrusted: false, lag: () => 0 }),
      charge: overload,
    },
    waitForForms: async () => (isForm ? 120 : 0),
  })
  const ask = async (path: string, options = {}) => {
    const { status, headers, body } = await httpRequest(site.port, path, options)
    return { status, location: headers.location, text: body.toString(), headers }
  }
  return { handle, ask }
}

describe('an address in another case', () => {
  it.each([
    ['/VACATION-RENTALS?adult=2&utm_source=Flyer', '/vacation-rentals?adult=2&utm_source=Flyer'],
    ['/ES', '/es'],
    ['/Es/casas-vacacionales', '/es/casas-vacacionales'],
    ['/Casas-Vacacionales?page=2', '/es/casas-vacacionales?page=2'],
    ['/Blog/A-Day', '/blog/a-day'],
    ['/blog/A-Day', '/blog/a-day'],
    [`/Contract/${id}?x=1`, `/contract/${id}?x=1`],
    [`/API/bookings/contract/${id}`, `/api/bookings/contract/${id}`],
    ['/Sitemap.xml', '/sitemap.xml'],
  ])('%s leads to %s for good', async (path, target) => {
    const { ask } = await startSite()
    expect(await ask(path)).toMatchObject({ status: 301, location: target })
  })

  it.each([
    '/Houses-For-Rent/guatemala/x/y/z',
    '/Nothing',
    '/es/Nada',
    '/Blog/none',
    '/ES/blog/none',
  ])('%s is missing, as it is in lower case', async (path) => {
    const { ask } = await startSite()
    expect(await ask(path)).toMatchObject({ status: 404, text: '<p>none</p>' })
  })

  it('is work of who asks: a client that asks too much gets no page rendered for it', async () => {
    const { handle, ask } = await startSite(() => ({ status: 429, retryAfter: 7 }))
    expect((await ask('/Vacation-Rentals?minPrice=17')).status).toBe(429)
    expect(handle).not.toHaveBeenCalled()
  })

  it('leads where editors say before that', async () => {
    const { ask } = await startSite()
    expect(await ask('/Old-Name?a=1')).toMatchObject({ status: 302, location: '/blog/a-day?a=1' })
  })

  it.each(['/%2F%2Fevil.example/A', '//Evil.example', '/\\Evil.example', '/.//Evil.example'])(
    'never leads to another site: %s',
    async (path) => {
      const { ask } = await startSite()
      const { status, location } = await ask(path)
      expect([400, 404]).toContain(status)
      expect(location).toBeUndefined()
    },
  )
})

describe('a page that is missing', () => {
  it('comes from the store, one for each language, whatever the path', async () => {
    const { handle, ask } = await startSite()
    for (let number = 0; number < 50; number++) {
      for (const path of [`/none/${number}`, `/none-${number}?a=${number}`]) {
        expect(await ask(path)).toMatchObject({ status: 404, text: '<p>none</p>' })
        expect((await ask(`/es${path}`)).status).toBe(404)
      }
    }
    expect(handle.mock.calls.map(([request]) => new URL(request.url).pathname).sort()).toEqual([
      '/404',
      '/es/404',
    ])
  })

  it('is also shared by the pages of the table, unless one has words of its own', async () => {
    const { ask } = await startSite()
    for (const path of ['/blog/none', '/blog/none', '/vacation-rentals/guatemala/x/y/z']) {
      expect(await ask(path)).toMatchObject({ status: 404, text: '<p>none</p>' })
    }
    expect(await ask('/landing-page/over')).toMatchObject({ status: 404, text: '<p>over</p>' })
  })
})

describe('too much at once', () => {
  it.each([429, 503] as const)(
    'is told by a short page in the language, with %i',
    async (status) => {
      const { handle, ask } = await startSite(() => ({ status, retryAfter: 7 }))
      const spanish = await ask('/es/casas-vacacionales?adult=2&page=3')
      expect(spanish.status).toBe(status)
      expect(spanish.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' })
      expect(spanish.text).toContain('<html lang="es">')
      expect(spanish.text).toContain('Por favor, intente de nuevo en 7 segundos.')
      expect(spanish.text).toContain('href="/es/casas-vacacionales?adult=2&amp;page=3"')
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      const form = await ask('/list-with-us', { method: 'POST', headers, body: 'a=1' })
      expect(form.status).toBe(status)
      expect(form.text).toContain('what you wrote is still there')
      expect(await ask('/api/rentals')).toMatchObject({
        status,
        text: `{"errors":["${status === 429 ? 'TOO_MANY_REQUESTS' : 'BUSY'}"]}`,
      })
      expect(handle).not.toHaveBeenCalled()
    },
  )

  it('makes a client navigation load the document, as a loader would', async () => {
    const { ask } = await startSite(() => ({ status: 503, retryAfter: 5 }))
    const target = '/es/casas-vacacionales?adult=2'
    const loader = () => redirectDocument(target)
    const route = { id: 'all', path: '*', module: { loader, default: () => null } }
    const remix = createRequestHandler(
      {
        routes: { all: route },
        entry: { module: {} },
        future: { v3_singleFetch: true },
        assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
      } as unknown as ServerBuild,
      'production',
    )
    const requested = '/es/casas-vacacionales.data?adult=2&_routes=all'
    const wanted = await remix(new Request(`http://localhost${requested}`))
    const { status, text, headers } = await ask(requested)
    expect(status).toBe(wanted.status)
    expect(headers['content-type']).toBe(wanted.headers.get('Content-Type'))
    expect(text).toBe(await wanted.text())
    expect((await ask('/_root.data')).text).toContain('"/"')
  })

  it('takes nothing from pages that are stored', async () => {
    let isBusy = false
    const { ask } = await startSite(() => (isBusy ? { status: 503, retryAfter: 5 } : null))
    await ask('/vacation-rentals')
    await ask('/none')
    isBusy = true
    expect((await ask('/vacation-rentals')).status).toBe(200)
    expect((await ask('/none/other')).status).toBe(404)
    expect((await ask('/health')).status).toBe(200)
    expect((await ask('/vacation-rentals?bedroom=3')).status).toBe(503)
  })

  it('is told before a form is read where too many were sent, and not where a contract is signed', async () => {
    const { handle, ask } = await startSite(() => null, true)
    const form = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body: 'a=1' }
    const refused = await ask('/es/unete-a-nosotros', form)
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.text).toContain('Desde su conexión llegaron varios formularios')
    expect(refused.text).toContain('Por favor, intente de nuevo en 2 minutos.')
    expect(handle).not.toHaveBeenCalled()
    expect((await ask(`/contract/${id}`, form)).status).toBe(200)
  })
})

describe('a path whose requests are signed', () => {
  async function startHook() {
    const handle = vi.fn(async ({ headers }: Request) => {
      return new Response(null, { status: headers.get('X-Signature') === 'right' ? 202 : 401 })
    })
    const site = await startTestServer(await temporaryFolder(), handle, { isProxyTrusted: true })
    const send = async (address: string, signature: string, times: number) => {
      const headers = { 'X-Forwarded-For': address, 'X-Signature': signature }
      const statuses: number[] = []
      for (let time = 0; time < times; time++) {
        const options = { method: 'POST', headers, body: '{}' }
        statuses.push((await httpRequest(site.port, '/plain/hook', options)).status)
      }
      return statuses
    }
    return { handle, send }
  }

  it('takes any number of them, and few whose signature is wrong', async () => {
    const { handle, send } = await startHook()
    expect(await send('203.0.113.7', 'right', 60)).toEqual(Array(60).fill(202))
    expect(await send('203.0.113.7', 'wrong', 30)).toEqual(Array(30).fill(401))
    expect(await send('203.0.113.7', 'wrong', 2)).toEqual([429, 429])
    expect(handle).toHaveBeenCalledTimes(90)
    expect(await send('203.0.113.8', 'right', 1)).toEqual([202])
  })
})
