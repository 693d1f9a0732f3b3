import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listingHead } from '~/features/listings/listing-head'
import { ListingPage } from '~/features/listings/list/listing-page'
import { readListingPage } from '~/features/listings/read-listing-page.server'
import { frameOf } from '~/features/site/frame-of'
import { requestPage } from '~/routing/request-page'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { section, locale, search } = requestPage(request)
  const place = { state: params.state, location: params.location }
  return readListingPage({ section, locale, place, params: search })
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? listingHead(data, frameOf(matches)) : []

export default function Listing() {
  const data = useLoaderData<typeof loader>()
  return <ListingPage data={data} />
}
