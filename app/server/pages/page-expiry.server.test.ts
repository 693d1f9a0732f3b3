import { describe, expect, it, vi } from 'vitest'
import { expirePageAt } from '~/platform/page-cache/tag-scope.server'
import { minutes } from '~/platform/units/duration'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { eventually } from '~/testing/eventually'

/** A page with a window that ends at `end` on the clock `now`. */
function offer(end: number, now: () => number) {
  return vi.fn(async () => {
    const isOver = now() >= end
    if (!isOver) expirePageAt(new Date(end))
    return new Response(isOver ? 'over' : 'open', {
      status: isOver ? 410 : 200,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    })
  })
}

const ask = async (port: number) => {
  const { status, body } = await httpRequest(port, '/oferta')
  return [status, body.toString()]
}

describe('a page with a window', () => {
  it('is served from the store until its expiry and never after', async () => {
    const start = Date.now()
    let now = start
    const end = start + minutes(20)
    const handle = offer(end, () => now)
    const { port } = await startTestServer(await temporaryFolder(), handle, {}, () => now)
    expect(await ask(port)).toEqual([200, 'open'])
    now = end - 1
    expect(await ask(port)).toEqual([200, 'open'])
    expect(handle).toHaveBeenCalledOnce()
    now = end
    expect(await ask(port)).toEqual([410, 'over'])
  })

  it('expires also when the site was not running at that time', async () => {
    const folder = await temporaryFolder()
    const start = Date.now()
    let now = start
    const end = start + minutes(20)
    const before = await startTestServer(
      folder,
      offer(end, () => now),
      {},
      () => now,
    )
    await ask(before.port)
    await before.close()
    now = end + minutes(5)
    const after = await startTestServer(
      folder,
      offer(end, () => now),
      {},
      () => now,
    )
    expect(await ask(after.port)).toEqual([410, 'over'])
  })

  it('is made anew by the clock alone, before anybody asks', async () => {
    const end = Date.now() + 250
    const handle = offer(end, Date.now)
    const { port } = await startTestServer(await temporaryFolder(), handle)
    expect(await ask(port)).toEqual([200, 'open'])
    await eventually(() => expect(handle).toHaveBeenCalledTimes(2))
    expect(await ask(port)).toEqual([410, 'over'])
    expect(handle).toHaveBeenCalledTimes(2)
  })

  it('stays as it was where it cannot be made anew', async () => {
    const start = Date.now()
    let now = start
    const end = start + minutes(20)
    const handle = offer(end, () => now)
    const { port } = await startTestServer(await temporaryFolder(), handle, {}, () => now)
    await ask(port)
    now = end
    handle.mockImplementationOnce(async () => new Response('down', { status: 503 }))
    expect(await ask(port)).toEqual([200, 'open'])
  })

  it('asks shared caches to look again soon, and never to show it while they look', async () => {
    const handle = offer(Date.now() + minutes(20), Date.now)
    const { port } = await startTestServer(await temporaryFolder(), handle)
    const { headers } = await httpRequest(port, '/oferta')
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=30, stale-if-error=\d+$/)
  })
})
