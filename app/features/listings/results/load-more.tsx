import { useTranslation } from 'react-i18next'
import { NextPageLink } from '~/ui/layout/next-page-link'
import { toSearch } from '~/features/catalogue/search/listing-query'
import type { ListingPageData } from '../list/read-listing-page.server'

export function LoadMore({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  if (data.left === 0) return null
  return (
    <NextPageLink to={`${data.path}?${toSearch({ ...data.query, page: data.query.page + 1 })}`}>
      {t('loadMore')} ({t('leftCount', { count: data.left })})
    </NextPageLink>
  )
}
