import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { favoritesHead } from '~/features/favorites/favorites-head'
import { FavoritesPage } from '~/features/favorites/favorites-page'
import { readFavoritesPage } from '~/features/favorites/read-favorites-page.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = {
  i18n: ['favorites', 'listings', 'calculator', 'detail', 'pricing'],
} satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readFavoritesPage(await requestLocale(request), new URL(request.url).searchParams)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? favoritesHead(data, siteDataOf(matches)) : []

export default function Favorites() {
  return <FavoritesPage data={useLoaderData<typeof loader>()} />
}
