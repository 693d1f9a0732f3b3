import type { HeadersFunction } from '@remix-run/node'
import { privateHeaders } from '~/features/site/head/private-head'

/** Contract pages are private ones that may use the camera. */
export const contractHeaders: HeadersFunction = (args) => {
  const headers = new Headers(privateHeaders(args))
  headers.set(
    'Permissions-Policy',
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  )
  return headers
}
