import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { detailHead } from '~/features/listings/detail-head'
import { DetailView } from '~/features/listings/detail/detail-view'
import { readDetailPage } from '~/features/listings/read-detail-page.server'
import { frameOf } from '~/features/site/frame-of'
import { requestPage } from '~/routing/request-page'

export function loader({ request, params }: LoaderFunctionArgs) {
  const { section, locale } = requestPage(request)
  return readDetailPage({ section, locale, params, search: new URL(request.url).search })
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? detailHead(data, frameOf(matches)) : []

export default function Detail() {
  const { listing, offer, asked, path, tiles } = useLoaderData<typeof loader>()
  return (
    <DetailView
      key={listing.id}
      listing={listing}
      offer={offer}
      asked={asked}
      path={path}
      tiles={tiles}
    />
  )
}
