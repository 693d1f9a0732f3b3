import type { RequestListener } from 'node:http'
import { env } from '~/platform/env/env.server'
import { waitForForms } from '~/platform/forms/check-abuse.server'
import { clientAddress, groupOfAddress } from '~/platform/http/client-address'
import { createRequestGuard } from '~/platform/http/request-guard.server'
import { createSecurityHeaders } from '~/platform/http/security-headers.server'
import type { startPictures } from '~/platform/pictures/pictures.server'
import { seconds } from '~/platform/units/duration'
import { isStaffPage } from '~/routing/find-page'
import { callsPath, resources } from '~/routing/resources'
import { takesFiles } from '~/routing/takes-files'
import { bodyLimit } from './limits/body-limit'
import { createRequestListener, type RequestListenerOptions } from './request-listener.server'
import { createPreviews } from './pages/previews.server'
import { siteSecurity } from './start/site-security.server'

/** The CMS signs its webhooks, the site its unsubscribe links. */
const signedPaths = [
  '/webhooks/content',
  `/${resources.pictureWebhook.path}`,
  `/${resources.unsubscribe.path.replace(':token', '')}`,
]

type SiteListenerOptions = Pick<
  RequestListenerOptions,
  | 'handle'
  | 'health'
  | 'pages'
  | 'resolvePage'
  | 'serveStatic'
  | 'findRedirect'
  | 'workLimiter'
  | 'visits'
> & { pictures: ReturnType<typeof startPictures> }

/** The request listener with the settings of this site, for production and development. */
export function createSiteListener({
  pictures,
  handle,
  ...parts
}: SiteListenerOptions): RequestListener {
  const securityOptions = siteSecurity()
  const isProxyTrusted = env.TRUSTED_PROXY === 'on'
  return createRequestListener({
    ...parts,
    handle,
    guard: createRequestGuard({
      siteOrigin: env.SITE_ORIGIN,
      extraHosts: env.SITE_EXTRA_HOSTS,
      signedPaths,
      callsPath,
      bodyLimit,
    }),
    servePicture: pictures.serve,
    siteOrigin: env.SITE_ORIGIN,
    isProxyTrusted,
    signedPaths,
    async waitForForms(request) {
      const wait = await waitForForms(groupOfAddress(clientAddress(request, isProxyTrusted)))
      return Math.ceil(wait / seconds(1))
    },
    bodyLimit,
    takesFiles,
    security: createSecurityHeaders(securityOptions),
    staff: {
      matches: isStaffPage,
      security: createSecurityHeaders({ ...securityOptions, isOwnOnly: true }),
    },
    preview: createPreviews(handle, securityOptions),
  })
}
