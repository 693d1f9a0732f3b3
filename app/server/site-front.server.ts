import type { RequestListener } from 'node:http'
import { env } from '~/platform/env/env.server'
import { createRequestGate } from '~/platform/http/request-gate.server'
import { createSecurityHeaders } from '~/platform/http/security-headers.server'
import type { startPictures } from '~/platform/pictures/pictures.server'
import { callsPath, resources } from '~/routing/table'
import { takesFiles } from '~/routing/takes-files'
import { bodyLimit } from './body-limit'
import { createFront, type FrontParts } from './front.server'
import { createPreviews } from './previews.server'
import { siteSecurity } from './site-security.server'

/** The CMS signs its news, we the links that end a subscription. */
const signedPaths = ['/webhooks/content', `/${resources.unsubscribe.path.replace(':token', '')}`]

type SiteFrontParts = Pick<
  FrontParts,
  'handle' | 'health' | 'pages' | 'resolvePage' | 'serveStatic'
> & { pictures: ReturnType<typeof startPictures> }

/** The front of this site, built or in development, with its rules and settings. */
export function createSiteFront({ pictures, handle, ...parts }: SiteFrontParts): RequestListener {
  const securityOptions = siteSecurity()
  return createFront({
    ...parts,
    handle,
    gate: createRequestGate({
      siteOrigin: env.SITE_ORIGIN,
      extraHosts: env.SITE_EXTRA_HOSTS,
      signedPaths,
      callsPath,
      bodyLimit,
    }),
    servePicture: pictures.serve,
    siteOrigin: env.SITE_ORIGIN,
    isProxyTrusted: env.TRUSTED_PROXY === 'on',
    bodyLimit,
    takesFiles,
    security: createSecurityHeaders(securityOptions),
    preview: createPreviews(handle, securityOptions),
  })
}
