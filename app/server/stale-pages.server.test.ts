import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { eventually } from '~/testing/eventually'
import { page, renderer, textOf } from '~/testing/counting-renderer'

describe('a stored page', () => {
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
