import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import type { FavoritesPageData } from './read-favorites-page.server'

/** The page itself is for search engines, too; a list of places is that of one visitor. */
export function favoritesHead(
  { head, isNamed }: Pick<FavoritesPageData, 'head' | 'isNamed'>,
  site: SiteData | undefined,
): MetaDescriptor[] {
  return site ? pageHead({ ...head, page: 'favorites', noIndex: isNamed }, site) : []
}
