import { describe, expect, it, vi } from 'vitest'
import { createSecurityHeaders } from '~/platform/http/security-headers.server'
import { resolvePageRequest } from '~/routing/page-request'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { cmsOrigins, createPreviews } from './previews.server'

const options = { siteOrigin: 'http://localhost:3000', mapTileUrl: 'https://tile.example/{z}' }
const html = (text: string) =>
  new Response(`<html><p>${text}</p></html>`, { headers: { 'Content-Type': 'text/html' } })

async function startWithPreviews() {
  const handle = vi.fn(async () => html('live'))
  const preview = { ...createPreviews(handle, options), handle: vi.fn(async () => html('draft')) }
  const parts = {
    preview,
    resolvePage: resolvePageRequest,
    security: createSecurityHeaders(options),
  }
  const server = await startTestServer(await temporaryFolder(), handle, parts)
  const get = async (path: string, headers = {}) => {
    const answer = await httpRequest(server.port, path, { headers })
    return { ...answer, text: answer.body.toString() }
  }
  return { ...server, get, handle, preview }
}

describe('previews', () => {
  it('never get into the stored pages, nor do stored pages answer for them', async () => {
    const { get, handle, preview } = await startWithPreviews()
    expect((await get('/about-us?preview=x')).text).toContain('draft')
    expect((await get('/?preview=x')).text).toContain('draft')
    expect((await get('/')).text).toContain('live')
    expect((await get('/?preview=x&menu=none')).text).toContain('draft')
    expect((await get('/_root.data?preview=x')).text).toContain('draft')
    expect((await get('/_root.data')).text).toContain('live')
    expect(handle).toHaveBeenCalledTimes(2)
    await get('/')
    expect(handle).toHaveBeenCalledTimes(2)
    expect(preview.handle).toHaveBeenCalledTimes(4)
  })

  it('may be framed by the CMS alone, which visitors’ pages may not', async () => {
    const { get } = await startWithPreviews()
    const draft = await get('/?preview=x')
    expect(draft.headers['content-security-policy']).toContain(
      'frame-ancestors http://127.0.0.1:1337 http://localhost:1337;',
    )
    expect(draft.headers['referrer-policy']).toBe('same-origin')
    const live = await get('/')
    expect(live.headers['content-security-policy']).toContain("frame-ancestors 'none';")
  })

  it('forbid more where the page adds a policy of its own', async () => {
    const { get, preview } = await startWithPreviews()
    const sealed = html('draft')
    sealed.headers.set('Content-Security-Policy', "form-action 'none'")
    preview.handle.mockResolvedValueOnce(sealed)
    const { headers } = await get('/?preview=x')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self'; .*, form-action 'none'$/,
    )
  })

  it('take what their forms send, so that nothing else does', async () => {
    const { port, handle, preview } = await startWithPreviews()
    const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain' }
    const post = (path: string, headers = {}) =>
      httpRequest(port, path, { method: 'POST', headers: { ...own, ...headers }, body: 'x' })
    await post('/inquire-now', { Referer: 'http://localhost:3000/inquire-now?preview=x' })
    await post('/api/bookings/require', { Referer: 'http://localhost:3000/inquire-now?preview=x' })
    expect(preview.handle).toHaveBeenCalledTimes(2)
    expect(handle).not.toHaveBeenCalled()
    await post('/inquire-now', { Referer: 'http://localhost:3000/inquire-now' })
    expect(handle).toHaveBeenCalledTimes(1)
  })
})

it('the panel is where editors have it open', () => {
  const CMS_URL = 'http://127.0.0.1:1337'
  expect(cmsOrigins({ CMS_URL })).toEqual([CMS_URL, 'http://localhost:1337'])
  expect(cmsOrigins({ CMS_URL, CMS_PUBLIC_URL: 'https://cms.example.com/admin' })).toEqual([
    'https://cms.example.com',
  ])
})
