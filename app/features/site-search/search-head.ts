import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { SearchPageData } from './read-search-page.server'

/** Search results are kept out of search engines, since their own pages say the same. */
export function searchHead({ head }: SearchPageData, site: SiteData | undefined): MetaDescriptor[] {
  return site ? pageHead({ ...head, page: 'search', noIndex: true }, site) : []
}
