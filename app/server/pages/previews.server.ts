import { createPreviewHandler } from '~/features/preview/render/handle-preview.server'
import { isPreviewRequest } from '~/features/preview/render/is-preview-request'
import { env } from '~/platform/env/env.server'
import {
  createSecurityHeaders,
  type SecurityOptions,
} from '~/platform/http/security-headers.server'
import type { RequestListenerOptions } from '../request-listener.server'
import type { RequestHandler } from './render-page.server'

/** Previews: shown in a frame by the CMS only, never stored, and their address is not sent to other sites. */
export function createPreviews(
  handle: RequestHandler,
  options: SecurityOptions,
): NonNullable<RequestListenerOptions['preview']> {
  return {
    matches: ({ method, headers }, path, search) =>
      isPreviewRequest({ method, path, search, referer: headers.referer }),
    handle: createPreviewHandler(handle),
    security: createSecurityHeaders({
      ...options,
      framedBy: cmsOrigins(env),
      isSecretAddress: true,
    }),
  }
}

type Addresses = { CMS_PUBLIC_URL?: string | undefined; CMS_URL: string }

/** Origins of the CMS's admin panel. On one machine editors may also open it as localhost. */
export function cmsOrigins({ CMS_PUBLIC_URL, CMS_URL }: Addresses): string[] {
  const { origin, hostname, port } = new URL(CMS_PUBLIC_URL ?? CMS_URL)
  return hostname === '127.0.0.1' ? [origin, `http://localhost:${port}`] : [origin]
}
