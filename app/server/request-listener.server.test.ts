import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { surrogateKeys } from '~/platform/page-cache/surrogate-keys.server'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { page, renderer, textOf } from '~/testing/counting-renderer'

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
