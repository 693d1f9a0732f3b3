import type { HeadersFunction, MetaDescriptor } from '@remix-run/node'
import { locales } from '~content/locale'
import { noStore } from '~/platform/page-cache/cache-policy'
import { staffAreaId } from '~/routing/staff-pages'
import type { StaffAreaData } from './read-staff-area.server'

type Match = { id: string; data: unknown }

/** The head of a page of the staff area, which no search engine may keep. */
export function staffHead(title: string, matches: readonly Match[]): MetaDescriptor[] {
  const area = matches.find(({ id }) => locales.some((locale) => id === staffAreaId(locale)))
  const { brandName } = (area?.data ?? { brandName: '' }) as Pick<StaffAreaData, 'brandName'>
  return [
    { title: [title, brandName].filter(Boolean).join(' · ') },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

/** These pages are never cached, and their addresses are never sent as a referrer. */
export const staffHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const headers = new Headers({
    'Cache-Control': noStore,
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'same-origin',
  })
  const wait = actionHeaders.get('Retry-After') ?? errorHeaders?.get('Retry-After')
  if (wait) headers.set('Retry-After', wait)
  return headers
}
