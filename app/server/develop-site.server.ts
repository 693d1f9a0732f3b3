import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { findRedirect } from '~/features/redirects/redirect-store.server'
import { revisionPoller } from '~/platform/content/content-sync.server'
import { env } from '~/platform/env/env.server'
import { startPictures } from '~/platform/pictures/pictures.server'
import { createSiteListener } from './site-listener.server'
import { siteFeatures } from './start/site-features.server'
import { startFeatures } from './start/start-features.server'
import { createWorkLimiter } from './limits/work-limiter.server'
import { withRedirects } from './pages/with-redirects.server'

/**
 * The site as middleware of the Vite development server, which provides the current build and the files. Pages are not
 * stored. Requests wait until the features are ready.
 */
export function developSite(loadBuild: () => Promise<ServerBuild>) {
  const handle = createRequestHandler(
    async () => withRedirects(await loadBuild(), findRedirect),
    'development',
  )
  const workLimiter = createWorkLimiter({ isProxyTrusted: env.TRUSTED_PROXY === 'on' })
  const pictures = startPictures((request) => workLimiter.charge(request, 'picture'))
  const parts = startFeatures(siteFeatures)
  revisionPoller().start()
  return {
    ready: parts.ready,
    answer: createSiteListener({
      handle,
      pages: {
        findHot: () => undefined,
        get: () => Promise.reject(new Error('Pages are not stored in development.')),
      },
      resolvePage: () => null,
      pictures,
      serveStatic: (_request, _response, next) => {
        next()
      },
      health: parts,
      workLimiter,
    }),
    async stop(): Promise<void> {
      revisionPoller().stop()
      await parts.stop()
      await pictures.close()
      workLimiter.stop()
    },
  }
}
