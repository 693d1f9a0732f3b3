import { once } from 'node:events'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectTls } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { megabytes } from '~/platform/units/size'
import { names, type Front } from './start-front'
import { uploadForm, type Ask } from './ask'
import { check, expectThat } from './report'

type Stage = { ask: Ask; front: Front; page: string; picture: Buffer }

/** TLS, redirects, encodings, 304, health checks and uploads. */
export async function tryDelivery({ ask, front, page, picture }: Stage): Promise<void> {
  await check('HTTP is redirected to HTTPS, the bare name to www', async () => {
    const plain = await ask(page, { isPlain: true })
    const bare = await ask(page, { name: names.bare })
    const targets = [plain, bare].map(({ status, headers }) => `${status} ${headers.location}`)
    const wanted = `308 https://${names.site}${page}`
    expectThat(
      targets.every((target) => target === wanted),
      targets.join(', '),
    )
    return targets.join(', ')
  })

  await check('TLS 1.2 and 1.3, not 1.1; HTTP/2; other names are rejected', async () => {
    const versions = await Promise.all(
      (['TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const).map((version) => canConnect(front, version)),
    )
    expectThat(versions.join() === 'false,true,true', `1.1, 1.2, 1.3: ${versions.join()}`)
    const status = await askByHttp2(front, page)
    expectThat(status === 200, `HTTP/2 answers ${status}`)
    const stranger = await ask('/', { name: 'example.com' }).catch(() => null)
    expectThat(stranger === null, `another name answers ${stranger?.status}`)
    const plain = await ask('/', { name: 'example.com', isPlain: true })
    expectThat(plain.status === 421, `another name answers ${plain.status} without TLS`)
    return 'HTTP/2 200; another name: no handshake, 421 without TLS'
  })

  await check('Brotli, gzip and plain copies are the same page', async () => {
    const [br, gzip, plain] = await Promise.all([
      ask(page, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } }),
      ask(page, { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' } }),
      ask(page, { headers: { 'Accept-Encoding': 'identity' } }),
    ])
    const encodings = [br, gzip, plain].map(({ headers }) => headers['content-encoding'] ?? 'plain')
    expectThat(encodings.join() === 'br,gzip,plain', encodings.join())
    expectThat(brotliDecompressSync(br.body).equals(plain.body), 'the Brotli copy differs')
    expectThat(gunzipSync(gzip.body).equals(plain.body), 'the gzip copy differs')
    return [br, gzip, plain].map(({ body }) => `${body.length} bytes`).join(', ')
  })

  await check('a path that ends like an encoding has a copy of its own', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const missing = await ask(`${page}br`, { headers: { 'Accept-Encoding': 'identity' } })
    const found = await ask(page, { headers })
    expectThat(missing.status === 404 && found.status === 200, `${missing.status} ${found.status}`)
    return `${page}br 404, then ${page} 200`
  })

  await check('304 for the ETag of each copy, 200 for another', async () => {
    const statuses = []
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding }
      const { etag = '' } = (await ask(page, { headers })).headers
      const known = await ask(page, { headers: { ...headers, 'If-None-Match': etag } })
      const other = await ask(page, { headers: { ...headers, 'If-None-Match': '"other"' } })
      statuses.push(known.status, other.status)
      expectThat(known.body.length === 0, 'a 304 has a body')
    }
    expectThat(statuses.join() === '304,200,304,200,304,200', statuses.join())
    return statuses.join(' ')
  })

  await check('/ready is closed to strangers, /health is open', async () => {
    const from = '127.0.0.2'
    const spellings = ['/ready', '//ready', '/%72eady', '/ready?x', '/ready/', '/READY', '/ready/x']
    const seen = await Promise.all(
      spellings.map(async (path) => {
        const { status, body } = await ask(path, { from })
        return { path, status, isTold: body.includes('deadLetters') }
      }),
    )
    const told = seen.filter(({ isTold }) => isTold)
    expectThat(told.length === 0, `told at ${told.map(({ path }) => path).join(' ')}`)
    expectThat(seen[0]?.status === 403, `/ready answers ${seen[0]?.status}`)
    const own = await ask('/ready')
    const health = await ask('/health', { from })
    expectThat(own.status === 200 && health.status === 200, `${own.status} ${health.status}`)
    return `${seen.map(({ path, status }) => `${path} ${status}`).join(', ')}; this machine 200; /health 200`
  })

  await check('the CMS answers at its own name', async () => {
    const { status } = await ask('/admin/init', { name: names.cms })
    expectThat(status === 200, `/admin/init answers ${status}`)
    return `/admin/init ${status}`
  })

  await check('an upload of 10 MB arrives, 20 MB and 60 MB are refused readably', async () => {
    const path = '/upload?kind=career-photo&language=es'
    const sent = []
    for (const bytes of [megabytes(10) - 1000, megabytes(20), megabytes(60)]) {
      const padded = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
      const { status, headers, body } = await ask(path, uploadForm(padded))
      sent.push({ status, text: body.toString(), type: headers['content-type'] })
    }
    const statuses = sent.map(({ status }) => status).join(' ')
    const [taken, , refused] = sent
    expectThat(statuses === '201 413 413', `${statuses} ${taken?.text}`)
    expectThat(/10 MB/.test(refused?.text ?? ''), `60 MB: ${refused?.text}`)
    return `${statuses} (${refused?.text.trim().replaceAll('\n', ' / ')})`
  })
}

async function canConnect(
  { ports, certificate }: Front,
  version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3',
) {
  const socket = connectTls({
    host: '127.0.0.1',
    port: ports.https,
    servername: names.site,
    ca: certificate,
    minVersion: version,
    maxVersion: version,
  })
  const isConnected = await Promise.race([
    once(socket, 'secureConnect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isConnected
}

async function askByHttp2({ ports, certificate }: Front, path: string): Promise<number> {
  const session = connect(`https://127.0.0.1:${ports.https}`, {
    servername: names.site,
    ca: certificate,
  })
  const stream = session.request({ ':path': path, ':authority': names.site })
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  session.destroy()
  return Number(headers[':status'])
}
