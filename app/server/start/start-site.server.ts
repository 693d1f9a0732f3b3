import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { revisionPoller, shareChangesOver } from '~/platform/content/content-sync.server'
import { watchUploads } from '~/platform/content/watch-uploads.server'
import { env } from '~/platform/env/env.server'
import type { VisitRecorder } from '~/features/visits/count/visit-recorder'
import { createSecurityHeaders } from '~/platform/http/security-headers.server'
import { log } from '~/platform/log/log.server'
import { metrics, registerGauges, type GaugeSources } from '~/platform/metrics/metrics.server'
import { openMessageBus } from '~/platform/message-bus/open-message-bus.server'
import { startPictures } from '~/platform/pictures/pictures.server'
import { startTracing } from '~/platform/tracing/start-tracing.server'
import { shutdown } from '~/platform/process/shutdown.server'
import { isFirstWorker } from '~/platform/process/web-worker.server'
import { seconds } from '~/platform/units/duration'
import { resolvePageRequest } from '~/routing/page-request'
import { closeOnSignals, closeServer, waitForProxy } from './close-gracefully.server'
import type { Feature } from './feature'
import type { RedirectParts } from '../pages/find-redirect-target.server'
import { sharedRenderHeader, type RequestHandler } from '../pages/render-page.server'
import { startRendering } from '../rendering/rendering.server'
import { openPageStore } from './open-page-store.server'
import { serverOptions } from './server-options'
import { whenToListen } from './when-to-listen.server'
import { createSiteListener } from '../site-listener.server'
import { siteSecurity } from './site-security.server'
import { startFeatures } from './start-features.server'
import { cacheFigures } from './store-checks.server'
import { createStaticFiles } from '../static-files.server'
import { createWorkLimiter } from '../limits/work-limiter.server'

export type StartOptions = {
  build: ServerBuild
  /** The folder of the build. The one that the build itself names is from before it was moved. */
  buildFolder: string
  /** The redirect of an address without a page. */
  findRedirect?: RedirectParts['findRedirect']
  features?: readonly Feature[]
  /** Counts visits. */
  visits?: VisitRecorder
  /** Figures for `/ready`. */
  figures?: () => Promise<Record<string, number>>
  gauges: Pick<GaugeSources, 'rentals' | 'outbox'>
  /** Keys of pages to render in the background after the start. */
  warmUp?: () => Promise<readonly string[]>
}

/** Starts the site. Resolves when it accepts requests, with how to close it. */
export async function startSite(options: StartOptions) {
  const { build, buildFolder, features = [], findRedirect = () => null } = options
  const { figures, gauges, warmUp, visits } = options
  const stopTracing = await startTracing()
  const clientFolder = join(buildFolder, 'client')
  const handle = withRenderTime(createRequestHandler(build, env.NODE_ENV))
  const rendering = startRendering({ build, buildFolder, threads: env.RENDER_THREADS })
  const security = createSecurityHeaders(siteSecurity())
  const bus = await openMessageBus()
  shareChangesOver(bus)
  const workLimiter = createWorkLimiter({ isProxyTrusted: env.TRUSTED_PROXY === 'on' })
  const pages = await openPageStore({ build, handle, security, workLimiter, rendering })
  const pictures = startPictures((request) => workLimiter.charge(request, 'picture'))
  const stopWatchingUploads = pictures.prepare && watchUploads(pictures.prepare)
  revisionPoller().start()
  const started = startFeatures(features)
  let isStopping = false
  started.ready
    .then(async () => pages.warm((await warmUp?.()) ?? []))
    .catch((err: unknown) => log.error({ err }, 'page warm-up failed'))

  registerGauges({
    ...gauges,
    isReady: async () => (await started.waitsFor()).length === 0,
    rejections: () => workLimiter.figures().rejections,
  })

  const server = createServer(
    serverOptions,
    createSiteListener({
      handle,
      pages,
      resolvePage: resolvePageRequest,
      pictures,
      serveStatic: createStaticFiles(
        clientFolder,
        security.common,
        env.SHARED_BUILDS_DIR ?? dirname(buildFolder),
      ),
      findRedirect,
      ...(visits && { visits }),
      workLimiter,
      health: {
        ...started,
        isStopping: () => isStopping,
        figures: cacheFigures(async () => ({ ...(await figures?.()), ...workLimiter.figures() })),
      },
    }),
  )

  async function close(): Promise<void> {
    isStopping = true
    shutdown().abort()
    await waitForProxy(server, seconds(env.SHUTDOWN_DELAY))
    await closeServer(server)
    revisionPoller().stop()
    await bus.close()
    await started.stop()
    stopWatchingUploads?.()
    await pages.close()
    await rendering.close()
    await pictures.close()
    workLimiter.stop()
    await stopTracing()
  }

  const hasOtherNodes = env.DATABASE_CLIENT === 'postgres'
  await whenToListen({ ready: started.ready, isFirstWorker, hasOtherNodes })
  await listen(server, env.SITE_PORT, env.SITE_HOST)
  closeOnSignals(close)
  log.info(
    {
      origin: env.SITE_ORIGIN,
      port: env.SITE_PORT,
      host: env.SITE_HOST,
      worker: env.WEB_WORKER,
    },
    'site is listening',
  )
  return { server, close }
}

/** Counts how long responses take to render. */
function withRenderTime(handle: RequestHandler): RequestHandler {
  return async (request) => {
    const kind = request.headers.has(sharedRenderHeader) ? 'shared' : 'own'
    const noteTime = metrics.renderSeconds.startTimer({ kind })
    return handle(request).finally(noteTime)
  }
}

/** Listens on a port. Throws an error that says what to do if the port is taken or not allowed. */
function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new Error(`Port ${port} is in use. Set SITE_PORT to a free one.`, { cause: error }))
      } else {
        reject(new Error(`The site cannot listen on ${host}:${port}.`, { cause: error }))
      }
    })
    server.listen(port, host, resolve)
  })
}
