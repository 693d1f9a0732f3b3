import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { surrogateKeys } from '~/platform/page-cache/surrogate-keys.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { eventually } from '~/testing/eventually'

const filler = 'Casa con patio y fuente. '.repeat(100)

function page(text: string, init: ResponseInit = {}): Response {
  return new Response(`<html><script>run()</script><p>${text}</p>${filler}</html>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': 'es' },
    ...init,
  })
}

/** A renderer that answers with the state of some content, counting. */
function renderer() {
  const content = { text: 'one' }
  const handle = vi.fn(async (request: Request) => {
    addCacheTags('content', `path:${new URL(request.url).pathname}`)
    return page(content.text)
  })
  return { content, handle }
}

const textOf = (answer: { body: Buffer }) => /<p>(.*?)<\/p>/.exec(answer.body.toString())?.[1]

describe('a page', () => {
  it('is rendered once for everybody', async () => {
    const { handle } = renderer()
    const { port } = await startTestServer(await temporaryFolder(), handle)
    const first = await Promise.all([1, 2, 3].map(() => httpRequest(port, '/casa')))
    const later = await httpRequest(port, '/casa?utm_source=x&page=', {
      headers: { Cookie: 'a=b' },
    })
    expect(handle).toHaveBeenCalledTimes(1)
    expect([...first, later].map(textOf)).toEqual(Array(4).fill('one'))
  })

  it('is rendered without anything of the visitor who asked first', async () => {
    const seen: Request[] = []
    const { port } = await startTestServer(await temporaryFolder(), async (request) => {
      seen.push(request)
      return page('x')
    })
    await httpRequest(port, '/casa?utm_source=mail&page=2', {
      headers: { Cookie: 'secret=1', 'X-Forwarded-Host': 'evil.example' },
    })
    expect(seen.map((request) => request.url)).toEqual(['http://localhost:3000/casa?page=2'])
    expect([...(seen[0]?.headers ?? [])]).toEqual([])
  })

  it('loses the zero bytes that the renderer puts between its chunks', async () => {
    const { port } = await startTestServer(await temporaryFolder(), async () => page('Cob\0án'))
    expect(textOf(await httpRequest(port, '/casa'))).toBe('Cobán')
  })

  it('comes in the best encoding that the visitor takes', async () => {
    const { port } = await startTestServer(await temporaryFolder(), renderer().handle)
    const get = (encoding: string) =>
      httpRequest(port, '/casa', { headers: { 'Accept-Encoding': encoding } })
    const plain = await get('identity')
    const gzip = await get('gzip, deflate')
    const brotli = await get('gzip, deflate, br, zstd')
    const refused = await get('br;q=0, gzip;q=0.5')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(refused.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    for (const answer of [plain, gzip, brotli]) {
      expect(answer.headers['vary']).toBe('Accept-Encoding')
      expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    }
  })

  it('answers 304 to whoever has it, and HEAD without a body', async () => {
    const { port } = await startTestServer(await temporaryFolder(), renderer().handle)
    const { headers } = await httpRequest(port, '/casa')
    const etag = headers.etag ?? ''
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await httpRequest(port, '/casa', { headers: { 'If-None-Match': known } })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers.etag).toBe(etag)
    }
    const changed = await httpRequest(port, '/casa', { headers: { 'If-None-Match': 'W/"old"' } })
    expect(changed.status).toBe(200)
    const head = await httpRequest(port, '/casa', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    expect(head.headers.etag).toBe(etag)
  })

  it('says to shared caches how it may be kept and what it is made of', async () => {
    const { port } = await startTestServer(await temporaryFolder(), renderer().handle)
    const { headers } = await httpRequest(port, '/casa')
    expect(headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    )
    expect(headers['surrogate-key']).toBe(surrogateKeys(['content', 'path:/casa', 'media']))
    expect(headers['content-language']).toBe('es')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('is rendered again after a change of its content while visitors get the old one', async () => {
    const { content, handle } = renderer()
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    const { port, pages } = await startTestServer(await temporaryFolder(), async (request) => {
      const answer = await handle(request)
      if (content.text === 'two') await opened
      return answer
    })
    await httpRequest(port, '/casa')
    content.text = 'two'
    await wait(2)
    await pages.invalidate(['content'])
    expect(textOf(await httpRequest(port, '/casa'))).toBe('one')
    await eventually(() => expect(handle).toHaveBeenCalledTimes(2))
    expect(textOf(await httpRequest(port, '/casa'))).toBe('one')
    await wait(2)
    open()
    await pages.whenIdle()
    expect(textOf(await httpRequest(port, '/casa'))).toBe('two')
  })

  it('goes first while somebody looks at it, before others that were asked for more often', async () => {
    const { handle } = renderer()
    const made: string[] = []
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    let changed = false
    const { port, pages } = await startTestServer(await temporaryFolder(), async (request) => {
      if (changed) {
        made.push(new URL(request.url).pathname)
        await opened
      }
      return handle(request)
    })
    const most = ['/most-popular', '/most-popular', '/most-popular']
    for (const path of ['/seen', '/popular', '/popular', ...most]) {
      await httpRequest(port, path)
    }
    changed = true
    await wait(2)
    await pages.invalidate(['content'])
    await httpRequest(port, '/seen')
    open()
    await pages.whenIdle()
    expect([...new Set(made)]).toEqual(['/most-popular', '/seen', '/popular'])
  })

  it('is rendered once more when its content changes while it is being rendered', async () => {
    const { content, handle } = renderer()
    const { port, pages } = await startTestServer(await temporaryFolder(), async (request) => {
      const answer = await handle(request)
      await wait(30)
      return answer
    })
    const first = httpRequest(port, '/casa')
    await eventually(() => expect(handle).toHaveBeenCalled())
    content.text = 'two'
    await pages.invalidate(['content'])
    expect(textOf(await first)).toBe('one')
    await pages.whenIdle()
    expect(textOf(await httpRequest(port, '/casa'))).toBe('two')
  })

  it('stays when other content changes', async () => {
    const { handle } = renderer()
    const { port, pages } = await startTestServer(await temporaryFolder(), handle)
    await httpRequest(port, '/casa')
    await pages.invalidate(['path:/other'])
    await pages.whenIdle()
    await httpRequest(port, '/casa')
    expect(handle).toHaveBeenCalledTimes(1)
  })

  it('grows old after an hour and is renewed behind the visitor who notices', async () => {
    let now = Date.now()
    const { content, handle } = renderer()
    const server = await startTestServer(await temporaryFolder(), handle, {}, () => now)
    await httpRequest(server.port, '/casa')
    content.text = 'two'
    now += 61 * 60_000
    expect(textOf(await httpRequest(server.port, '/casa'))).toBe('one')
    await server.pages.whenIdle()
    expect(textOf(await httpRequest(server.port, '/casa'))).toBe('two')
  })

  it('of two days ago is made anew for the visitor, and served as it was only when that fails', async () => {
    let now = Date.now()
    const { content, handle } = renderer()
    const server = await startTestServer(await temporaryFolder(), handle, {}, () => now)
    await httpRequest(server.port, '/casa')
    await httpRequest(server.port, '/hotel')
    content.text = 'two'
    now += 48 * 3_600_000
    expect(textOf(await httpRequest(server.port, '/casa'))).toBe('two')
    handle.mockImplementationOnce(async () => page('fault', { status: 500 }))
    expect(textOf(await httpRequest(server.port, '/hotel'))).toBe('one')
  })

  it('that is gone takes the place of the one that was there', async () => {
    const { handle } = renderer()
    const { port, pages } = await startTestServer(await temporaryFolder(), handle)
    await httpRequest(port, '/casa')
    handle.mockImplementation(async () => page('gone', { status: 404 }))
    await pages.invalidate(['path:/casa'])
    await pages.whenIdle()
    const answer = await httpRequest(port, '/casa')
    expect([answer.status, textOf(answer)]).toEqual([404, 'gone'])
  })
})

describe('a fault', () => {
  it('is answered but never kept', async () => {
    const { handle } = renderer()
    const { port } = await startTestServer(await temporaryFolder(), handle)
    handle.mockImplementationOnce(async () => page('fault', { status: 500 }))
    expect((await httpRequest(port, '/casa')).status).toBe(500)
    expect((await httpRequest(port, '/casa')).status).toBe(200)
  })

  it('never replaces a good page', async () => {
    const { handle } = renderer()
    const { port, pages } = await startTestServer(await temporaryFolder(), handle)
    await httpRequest(port, '/casa')
    for (const fail of [
      async () => page('fault', { status: 503 }),
      async () => Promise.reject(new Error('bug')),
    ]) {
      handle.mockImplementationOnce(fail)
      await pages.invalidate(['content'])
      await pages.whenIdle()
      const answer = await httpRequest(port, '/casa')
      expect([answer.status, textOf(answer)]).toEqual([200, 'one'])
    }
  })

  it('of the renderer itself becomes a 500, and a 503 asks to come back', async () => {
    const { handle } = renderer()
    const { port } = await startTestServer(await temporaryFolder(), handle)
    handle.mockRejectedValueOnce(new Error('bug'))
    expect((await httpRequest(port, '/casa')).status).toBe(500)
    handle.mockImplementationOnce(async () => page('down', { status: 503 }))
    const down = await httpRequest(port, '/casa')
    expect([down.status, down.headers['retry-after']]).toEqual([503, '30'])
    expect(down.headers['cache-control']).toBe('no-store')
  })
})

describe('what belongs to one visitor', () => {
  it('is rendered every time and kept nowhere', async () => {
    const { handle } = renderer()
    const { port } = await startTestServer(await temporaryFolder(), handle)
    const first = await httpRequest(port, '/private', { headers: { Cookie: 'a=b' } })
    await httpRequest(port, '/private')
    expect(handle).toHaveBeenCalledTimes(2)
    expect(handle.mock.calls[0]?.[0].headers.get('Cookie')).toBe('a=b')
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  })

  it.each([
    ['Cache-Control', 'no-store'],
    ['Cache-Control', 'private'],
    ['Set-Cookie', 'a=1'],
  ])('is not kept when the page says so by %s: %s', async (name, value) => {
    const handle = vi.fn(async () => {
      const answer = page('mine')
      answer.headers.set(name, value)
      return answer
    })
    const { port } = await startTestServer(await temporaryFolder(), handle)
    await httpRequest(port, '/casa')
    const again = await httpRequest(port, '/casa')
    expect(handle).toHaveBeenCalledTimes(2)
    expect(again.headers['cache-control']).toMatch(/^(no-store|private)$/)
  })
})

describe('a redirect', () => {
  it('is kept once for everybody and takes along what it does not know itself', async () => {
    const handle = vi.fn(
      async () => new Response(null, { status: 301, headers: { Location: '/es/casa?free=2' } }),
    )
    const { port } = await startTestServer(await temporaryFolder(), handle)
    const plain = await httpRequest(port, '/house')
    const campaign = await httpRequest(port, '/house?utm_source=flyer&page=7')
    const again = await httpRequest(port, '/house?utm_source=mail')
    expect([plain, campaign, again].map(({ status }) => status)).toEqual([301, 301, 301])
    expect([plain, campaign, again].map(({ headers }) => headers.location)).toEqual([
      '/es/casa?free=2',
      '/es/casa?free=2&utm_source=flyer',
      '/es/casa?free=2&utm_source=mail',
    ])
    // Once for the page as it is, once for the page that knows `page=7`.
    expect(handle).toHaveBeenCalledTimes(2)
  })
})

describe('after a restart', () => {
  it('pages come from disk without rendering', async () => {
    const folder = await temporaryFolder()
    const { handle } = renderer()
    const before = await startTestServer(folder, handle)
    const first = await httpRequest(before.port, '/casa?page=2')
    await before.close()
    const after = await startTestServer(folder, handle)
    const again = await httpRequest(after.port, '/casa?page=2')
    expect(handle).toHaveBeenCalledTimes(1)
    expect(again.headers.etag).toBe(first.headers.etag)
    expect(again.body).toEqual(first.body)
  })

  it('free combinations are not on disk', async () => {
    const folder = await temporaryFolder()
    const { handle } = renderer()
    const before = await startTestServer(folder, handle)
    await httpRequest(before.port, '/casa?free=1')
    await httpRequest(before.port, '/casa?free=1')
    expect(handle).toHaveBeenCalledTimes(1)
    await before.close()
    await httpRequest((await startTestServer(folder, handle)).port, '/casa?free=1')
    expect(handle).toHaveBeenCalledTimes(2)
  })

  it('a page whose content changed shortly before is still made anew', async () => {
    const folder = await temporaryFolder()
    const { content, handle } = renderer()
    let isBroken = false
    const before = await startTestServer(folder, (request) =>
      isBroken ? Promise.reject(new Error('bug')) : handle(request),
    )
    await httpRequest(before.port, '/casa')
    isBroken = true
    await before.pages.invalidate(['content'])
    await before.close()
    content.text = 'two'
    const after = await startTestServer(folder, handle)
    await httpRequest(after.port, '/casa')
    await after.pages.whenIdle()
    expect(textOf(await httpRequest(after.port, '/casa'))).toBe('two')
  })
})
