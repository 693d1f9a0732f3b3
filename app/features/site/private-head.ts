import type { HeadersFunction, MetaDescriptor } from '@remix-run/node'

/**
 * What other sites and pages are told of the address: nothing; pages with a form tell their own site, since browsers
 * would send a form without script as coming from nowhere, which Remix refuses.
 */
type Referrer = 'no-referrer' | 'same-origin'

/** Nobody keeps a page that a private link opens, and no address of one is told to another site. */
export function privateHeaders(referrer: Referrer): HeadersFunction {
  return ({ loaderHeaders, actionHeaders, errorHeaders }) => {
    const headers = new Headers({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': referrer,
    })
    const all = [errorHeaders, actionHeaders, loaderHeaders]
    const wait = all.map((each) => each?.get('Retry-After')).find(Boolean)
    if (wait) headers.set('Retry-After', wait)
    return headers
  }
}

export function privateHead(title: string, brand: string, referrer: Referrer): MetaDescriptor[] {
  return [
    { title: [title, brand].filter(Boolean).join(' · ') },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: referrer },
  ]
}
