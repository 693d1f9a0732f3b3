import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { SearchPageData } from './read-search-page.server'

/** Results say nothing that their own pages do not, so search engines are told to keep none. */
export function searchHead({ head }: SearchPageData, site: SiteData | undefined): MetaDescriptor[] {
  return site ? pageHead({ ...head, page: 'search', noIndex: true }, site) : []
}
