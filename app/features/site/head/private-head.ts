import type { HeadersFunction, MetaDescriptor } from '@remix-run/node'
import { noStore } from '~/platform/page-cache/cache-policy'

/** Pages behind private links are not cached and send no referrer. */
export const privateHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) => {
  const headers = new Headers({
    'Cache-Control': noStore,
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
  })
  const all = [errorHeaders, actionHeaders, loaderHeaders]
  const wait = all.map((each) => each?.get('Retry-After')).find(Boolean)
  if (wait) headers.set('Retry-After', wait)
  return headers
}

export function privateHead(title: string, brand: string): MetaDescriptor[] {
  return [
    { title: [title, brand].filter(Boolean).join(' · ') },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}
