import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { FavoritesPageData } from './read-favorites-page.server'

/** Each visitor has another list, so search engines are told to keep none. */
export function favoritesHead(
  { title, description }: FavoritesPageData['head'],
  site: SiteData | undefined,
): MetaDescriptor[] {
  return site ? pageHead({ title, description, page: 'favorites', noIndex: true }, site) : []
}
