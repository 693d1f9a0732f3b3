import type { HeadersFunction, MetaDescriptor } from '@remix-run/node'
import { noStore } from '~/platform/page-cache/cache-policy'

/** Contract pages are not cached, send no referrer, and may use the camera. */
export const contractHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers({
    'Cache-Control': noStore,
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  })
  const wait = loaderHeaders.get('Retry-After') ?? actionHeaders.get('Retry-After')
  if (wait) headers.set('Retry-After', wait)
  return headers
}

export function contractHead(title: string, brand: string): MetaDescriptor[] {
  return [
    { title: [title, brand].filter(Boolean).join(' · ') },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}
