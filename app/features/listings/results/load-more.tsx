import { useTranslation } from 'react-i18next'
import { NextPageLink } from '~/ui/layout/next-page-link'
import { isCumulativePage } from '~/features/catalogue/search/listing-limits'
import { toSearch } from '~/features/catalogue/search/listing-query'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useKeptLayout } from '../list/use-kept-layout'

/** The address of the same list with one page more, without the layout. */
export function longerListHref({ path, query }: Pick<ListingPageData, 'path' | 'query'>): string {
  return `${path}?${toSearch({ ...query, page: query.page + 1 })}`
}

/** Whether that address shows the cards of this list, too; not once the list is too long for that. */
export function isNextCumulative({ query }: Pick<ListingPageData, 'query'>): boolean {
  return isCumulativePage({ ...query, page: query.page + 1 })
}

export function LoadMore({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const keepLayout = useKeptLayout()
  if (data.left === 0) return null
  return (
    <NextPageLink to={keepLayout(longerListHref(data))} isCumulative={isNextCumulative(data)}>
      {t('loadMore')} ({t('leftCount', { count: data.left })})
    </NextPageLink>
  )
}
