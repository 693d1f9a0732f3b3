import { createServer } from 'node:http'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVisitCounter } from '~/features/visits/count/visit-counter'
import { createVisitRecorder } from '~/features/visits/count/visit-recorder'
import { createVisitStore } from '~/features/visits/store/create-visit-store.server'
import { createRequestGuard } from '~/platform/http/request-guard.server'
import { createSecurityHeaders } from '~/platform/http/security-headers.server'
import { openPageIndex } from '~/platform/page-cache/page-index.server'
import { createFileStore } from '~/platform/page-cache/second-level-store.server'
import { createPageStore } from '~/platform/page-cache/page-store.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import { createRequestListener } from '~/server/request-listener.server'
import { renderPage } from '~/server/pages/render-page.server'
import { serverOptions } from '~/server/start/server-options'
import { createStaticFiles } from '~/server/static-files.server'
import { createWorkLimiter } from '~/server/limits/work-limiter.server'

/**
 * The real request listener, guard and page store around one page of the size of a listing; see page-store.mjs. With
 * `visits` as its second argument it counts visits, too, and stores them every five seconds; see visits.ts.
 */
const port = Number(process.argv[2])
const siteOrigin = `http://127.0.0.1:${port}`
const security = createSecurityHeaders({ siteOrigin, mapTileUrl: 'https://tile.example/{z}' })
const folder = await mkdtemp(join(tmpdir(), 'sample-site-'))

function card(index: number): string {
  const id = ((index * 2654435761) >>> 0).toString(36)
  return `<article class="card-${id}"><a href="/vacation-rentals/guatemala/sacatepequez/antigua/${id}">
    <img src="/pictures/${id}-640.webp" alt="House ${id}" width="640" height="480" loading="lazy"></a>
    <h3>Casa ${id}</h3><p>${(index * 37) % 400} dollars a night, sleeps ${index % 12}</p></article>\n`
}

const body = `<!doctype html><html lang="en"><head><title>Sample</title></head><body><main>
${Array.from({ length: 180 }, (_, index) => card(index)).join('')}</main><script>start()</script></body></html>`

const handle = async () => {
  addCacheTags('catalogue', 'api::site-setting.site-setting', 'api::menu.menu')
  return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

const index = await openPageIndex(await createFileStore(folder, 'sample'), {
  maxPages: 100,
  maxBytes: megabytes(10),
})
const bodyLimit = () => 0
const visits = process.argv[3] === 'visits' ? countVisits() : undefined

function countVisits() {
  const counter = createVisitCounter()
  const store = createVisitStore({ file: join(folder, 'visits.db') })
  setInterval(() => void store.add(counter.takeCounts()), seconds(5))
  return createVisitRecorder(counter, { siteOrigin })
}

createServer(
  serverOptions,
  createRequestListener({
    guard: createRequestGuard({
      siteOrigin,
      extraHosts: [],
      signedPaths: [],
      callsPath: '/api/',
      bodyLimit,
    }),
    health: { waitsFor: async () => [] },
    pages: createPageStore({
      index,
      render: () => renderPage(handle, new Request(siteOrigin), security),
    }),
    resolvePage: (pathname) => ({ key: pathname, policy: 'stored' }),
    servePicture: () => false,
    serveStatic: createStaticFiles(folder, []),
    handle,
    siteOrigin,
    bodyLimit,
    signedPaths: [],
    workLimiter: createWorkLimiter({ isProxyTrusted: false }),
    takesFiles: () => false,
    security,
    ...(visits && { visits }),
  }),
).listen(port, '127.0.0.1')
