import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readSearchPage } from '~/features/site-search/read-search-page.server'
import { searchHead } from '~/features/site-search/search-head'
import { SearchPage } from '~/features/site-search/search-page'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['landings'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readSearchPage(await requestLocale(request), new URL(request.url).searchParams)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? searchHead(data, siteDataOf(matches)) : []

export default function Search() {
  return <SearchPage data={useLoaderData<typeof loader>()} />
}
