import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { ServerBuild } from '@remix-run/node'
import { env } from '~/platform/env/env.server'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import type { SecurityHeaders } from '~/platform/http/security-headers.server'
import { onInvalidation } from '~/platform/page-cache/invalidation.server'
import { openPageIndex } from '~/platform/page-cache/page-index.server'
import { createPageStore, type PageStore } from '~/platform/page-cache/page-store.server'
import { createRedisStore } from '~/platform/page-cache/redis-store.server'
import { createFileStore } from '~/platform/page-cache/second-level-store.server'
import { workerFolder } from '~/platform/process/web-worker.server'
import { megabytes } from '~/platform/units/size'
import type { WorkLimiter } from '../limits/work-limiter.server'
import { renderAddress } from '../pages/render-address'
import { renderPage, sharedRenderHeader, type RequestHandler } from '../pages/render-page.server'
import type { Rendering } from '../rendering/render-threads.server'

type PageStoreParts = {
  build: ServerBuild
  handle: RequestHandler
  security: SecurityHeaders
  workLimiter: WorkLimiter
  rendering: Pick<Rendering, 'threadTime'>
}

/**
 * The page store of this build, on Redis or in the data folder; content changes invalidate its pages. Throws errors of
 * the file system and of Redis.
 */
export async function openPageStore(parts: PageStoreParts): Promise<PageStore> {
  const { build, handle, security, workLimiter, rendering } = parts
  const fingerprint = fingerprintOf([
    build.assets.version,
    // The name of the built server file holds a hash of its content.
    basename(import.meta.url),
    env.SITE_ORIGIN,
    env.MAP_TILE_URL,
    env.MAP_ATTRIBUTION,
    botCheckSiteKey() ?? '',
    env.ASSISTANT_WIDGET_URL ?? '',
    env.BEHIND_CDN,
    // It signs the addresses of share images.
    env.PREVIEW_SECRET,
  ])
  const store = env.REDIS_URL
    ? await createRedisStore(env.REDIS_URL, fingerprint)
    : await createFileStore(join(workerFolder(), 'pages'), fingerprint)
  const index = await openPageIndex(store, { maxPages: 20_000, maxBytes: megabytes(1000) })
  const pages = createPageStore({
    index,
    backgroundShare: env.BACKGROUND_RENDERING / 100,
    busyTime: () => performance.eventLoopUtilization().active + rendering.threadTime(),
    render: (key) => {
      const headers = { [sharedRenderHeader]: 'yes' }
      const request = new Request(env.SITE_ORIGIN + renderAddress(key), { headers })
      return workLimiter.run(() => renderPage(handle, request, security))
    },
  })
  onInvalidation((tags, at) => pages.invalidate(tags, at))
  return pages
}

/**
 * Identifies what decides how a page looks besides its content: the build and the settings that are rendered into
 * pages. Stored pages of another build refer to asset files that no longer exist.
 */
function fingerprintOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
