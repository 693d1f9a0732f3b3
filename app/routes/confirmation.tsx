import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { thankYouHead } from '~/features/thank-you/thank-you-head'
import { ThankYouPage } from '~/features/thank-you/thank-you-page'
import { readThankYou } from '~/features/thank-you/read-thank-you.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['confirmation'] } satisfies I18nHandle

export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = await requestLocale(request)
  const { searchParams } = new URL(request.url)
  return readThankYou({ slug: params.slug, locale, search: searchParams })
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? thankYouHead(data, siteDataOf(matches)) : []

export default function Confirmation() {
  return <ThankYouPage {...useLoaderData<typeof loader>()} />
}
