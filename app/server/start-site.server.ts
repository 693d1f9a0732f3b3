import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { revisionPoller, shareChangesOver } from '~/platform/content/content-sync.server'
import { env } from '~/platform/env/env.server'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import { createSecurityHeaders } from '~/platform/http/security-headers.server'
import { log } from '~/platform/log/log.server'
import { onInvalidation } from '~/platform/page-cache/invalidation.server'
import { openPageIndex } from '~/platform/page-cache/page-index.server'
import { createFileStore } from '~/platform/page-cache/second-level-store.server'
import { createPageStore } from '~/platform/page-cache/page-store.server'
import { createRedisStore } from '~/platform/page-cache/redis-store.server'
import { startPictures } from '~/platform/pictures/pictures.server'
import { minutes, seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import { resolvePageRequest } from '~/routing/page-request'
import { closeOnSignals, closeServer } from './close-gracefully.server'
import type { Feature } from './feature'
import type { LeadParts } from './find-lead.server'
import { listen } from './listen.server'
import { renderAddress } from './render-address'
import { renderedPage, sharedRenderHeader } from './rendered-page.server'
import { createSiteListener } from './site-listener.server'
import { siteSecurity } from './site-security.server'
import { startFeatures } from './start-features.server'
import { createStaticFiles } from './static-files.server'
import { createWorkLimiter } from './work-limiter.server'

export type StartOptions = {
  build: ServerBuild
  /** Where an address without a page leads. */
  findRedirect?: LeadParts['findRedirect']
  features?: readonly Feature[]
  /** Figures that `/ready` shows. */
  figures?: () => Record<string, number>
  /** Keys of pages that are rendered after the start, before a visitor asks for them. */
  warmUp?: () => Promise<readonly string[]>
}

/** Starts the web site of this build; resolves with how to close it when it takes requests. */
export async function startSite(options: StartOptions) {
  const { build, features = [], findRedirect = () => null, figures, warmUp } = options
  const handle = createRequestHandler(build, env.NODE_ENV)
  const security = createSecurityHeaders(siteSecurity())
  const fingerprint = fingerprintOf([
    build.assets.version,
    // The name of the built server file holds a hash of its content.
    basename(import.meta.url),
    env.SITE_ORIGIN,
    env.MAP_TILE_URL,
    env.MAP_ATTRIBUTION,
    botCheckSiteKey() ?? '',
    env.ASSISTANT_WIDGET_URL ?? '',
  ])
  const store = env.REDIS_URL
    ? await createRedisStore(env.REDIS_URL, fingerprint)
    : await createFileStore(join(env.DATA_DIR, 'pages'), fingerprint)
  if (store.bus) shareChangesOver(store.bus)
  const index = await openPageIndex(store, { mostPages: 20_000, mostBytes: megabytes(1000) })
  const workLimiter = createWorkLimiter({ isProxyTrusted: env.TRUSTED_PROXY === 'on' })
  const pages = createPageStore({
    index,
    render: (key) => {
      const headers = { [sharedRenderHeader]: 'yes' }
      const request = new Request(env.SITE_ORIGIN + renderAddress(key), { headers })
      return workLimiter.run(() => renderedPage(handle, request, security))
    },
  })
  onInvalidation((tags) => pages.invalidate(tags))
  const pictures = startPictures((request) => workLimiter.charge(request, 'picture'))
  revisionPoller().start()
  const parts = startFeatures(features)
  parts.ready
    .then(async () => pages.warm((await warmUp?.()) ?? []))
    .catch((err: unknown) => log.error({ err }, 'pages are not rendered ahead'))

  const server = createServer(
    // An upload of 12 MB takes its time on a phone; other bodies have a minute, see `readBody`.
    { keepAliveTimeout: 65_000, requestTimeout: minutes(5), headersTimeout: 20_000 },
    createSiteListener({
      handle,
      pages,
      resolvePage: resolvePageRequest,
      pictures,
      serveStatic: createStaticFiles(build.assetsBuildDirectory, security.common),
      findRedirect,
      workLimiter,
      health: { ...parts, figures: () => ({ ...figures?.(), ...workLimiter.figures() }) },
    }),
  )

  async function close(): Promise<void> {
    await closeServer(server)
    revisionPoller().stop()
    await parts.stop()
    await pages.close()
    await pictures.close()
    workLimiter.stop()
  }

  // The snapshots of the last run are read within that time; no form meets a site without them.
  await Promise.race([parts.ready, pause(seconds(1), undefined, { ref: false })])
  await listen(server, env.SITE_PORT, env.SITE_HOST)
  closeOnSignals(close)
  log.info({ origin: env.SITE_ORIGIN, port: env.SITE_PORT, host: env.SITE_HOST }, 'site is served')
  return { server, close }
}

/**
 * Identifies what decides how a page looks besides its content: the build and the settings that are rendered into
 * pages. Stored pages of another build refer to asset files that no longer exist.
 */
function fingerprintOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
