import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { siteDataOf } from '~/features/site/site-data-of'
import { privateHead, privateHeaders } from '~/features/site/head/private-head'
import { ChangePage } from '~/features/subscribe/change-page'
import { readChangePage } from '~/features/subscribe/read-change-page.server'
import { requestLocale } from '~/platform/i18n/i18n.server'
import { scriptless } from '~/ui/layout/page-scripts'

export const handle = scriptless

export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = await requestLocale(request)
  return readChangePage({ request, locale, change: 'confirm', token: params.token ?? '' })
}

export const headers = privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateHead(data?.title ?? '', siteDataOf(matches)?.settings.brandName ?? '')

export default function SubscriptionConfirm() {
  return <ChangePage {...useLoaderData<typeof loader>()} />
}

export { LoadFailure as ErrorBoundary } from '~/ui/layout/load-failure'
