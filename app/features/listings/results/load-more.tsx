import { useTranslation } from 'react-i18next'
import { NextPageLink } from '~/ui/layout/next-page-link'
import { standsAlone } from '~/features/catalogue/search/listing-limits'
import { toSearch } from '~/features/catalogue/search/listing-query'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useKeptLayout } from '../list/use-kept-layout'

/** The address of the same list with one page more, without the layout. */
export function longerListHref({ path, query }: Pick<ListingPageData, 'path' | 'query'>): string {
  return `${path}?${toSearch({ ...query, page: query.page + 1 })}`
}

/** Whether that address shows its own cards alone, since the list has become too long. */
export function isNextAlone({ query }: Pick<ListingPageData, 'query'>): boolean {
  return standsAlone({ ...query, page: query.page + 1 })
}

export function LoadMore({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const keepLayout = useKeptLayout()
  if (data.left === 0) return null
  return (
    <NextPageLink to={keepLayout(longerListHref(data))} standsAlone={isNextAlone(data)}>
      {t('loadMore')} ({t('leftCount', { count: data.left })})
    </NextPageLink>
  )
}
