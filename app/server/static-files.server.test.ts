import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createStaticFiles } from './static-files.server'

const script = 'run();'.repeat(200)

async function startSite() {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  const file = join(folder, 'assets', 'root-Abc123.js')
  await writeFile(file, script)
  await writeFile(`${file}.gz`, gzipSync(script))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  const { port } = await startTestServer(
    await temporaryFolder(),
    async () => new Response('a page', { headers: { 'Content-Type': 'text/html' } }),
    { serveStatic: createStaticFiles(folder, [['X-Content-Type-Options', 'nosniff']]) },
  )
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    httpRequest(port, path, { headers, method })
  return { file, ask }
}

it('serves built files, packed where the browser takes that, for ever below /assets/', async () => {
  const { ask } = await startSite()
  const packed = await ask('/assets/root-Abc123.js?v=1', { 'Accept-Encoding': 'gzip, deflate' })
  expect(gunzipSync(packed.body).toString()).toBe(script)
  expect(packed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  const plain = await ask('/assets/root-Abc123.js')
  expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual([script, undefined])
  const head = await ask('/favicon.svg', {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '6', 0])
  const again = await ask('/favicon.svg', { 'If-None-Match': head.headers.etag ?? '' })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

it('is no way to other files', async () => {
  const { ask } = await startSite()
  for (const path of ['/assets', '/assets/../favicon.svg', '/assets/%2e%2e/favicon.svg', '/.env']) {
    expect((await ask(path)).body.toString()).toBe('a page')
  }
})

it('answers 404 for a file that has vanished, keeps that nowhere, and goes on', async () => {
  const { file, ask } = await startSite()
  await rm(file)
  const missing = await ask('/assets/root-Abc123.js')
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  expect((await ask('/favicon.svg')).status).toBe(200)
  expect((await ask('/casa')).body.toString()).toBe('a page')
})

it('outlives a file that cannot be read, and a part asked for backwards', async () => {
  const { file, ask } = await startSite()
  await rm(file)
  await mkdir(file)
  // Its head may be on the way already: then the connection ends.
  await ask('/assets/root-Abc123.js').catch(() => null)
  expect((await ask('/favicon.svg', { Range: 'bytes=5-2' })).body.toString()).toBe('<svg/>')
})

it('serves assets of other builds, also of one made later, and none of their other files', async () => {
  const builds = await temporaryFolder()
  async function build(name: string) {
    const client = join(builds, `unfinished-${name}`, 'client')
    await mkdir(join(client, 'assets'), { recursive: true })
    await writeFile(join(client, 'assets', `${name}.js`), name)
    await writeFile(join(client, `only-${name}.txt`), name)
    await rename(join(builds, `unfinished-${name}`), join(builds, name))
    return join(builds, name, 'client')
  }
  const older = await build('1-older')
  const { port } = await startTestServer(
    await temporaryFolder(),
    async () => new Response('page'),
    {
      serveStatic: createStaticFiles(await build('2-own'), [], builds),
    },
  )
  const ask = async (path: string) => (await httpRequest(port, path)).body.toString()
  expect(await ask('/assets/2-own.js')).toBe('2-own')
  expect(await ask('/assets/1-older.js')).toBe('1-older')
  expect(await ask('/assets/missing.js')).toBe('page')
  await build('3-newer')
  expect(await ask('/assets/3-newer.js')).toBe('3-newer')
  expect(await ask('/only-1-older.txt')).toBe('page')
  await rm(join(older, '..'), { recursive: true })
  expect((await httpRequest(port, '/assets/1-older.js')).status).toBe(404)
})
