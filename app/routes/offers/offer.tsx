import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerOfferPage } from '~/features/offers/guest/answer-offer-page.server'
import { OfferPage } from '~/features/offers/guest/offer-page'
import { readOfferPage } from '~/features/offers/guest/read-offer-page.server'
import { ClosedLink } from '~/features/private-pages/closed-link'
import { privateHead, privateHeaders } from '~/features/site/head/private-head'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import { scriptless } from '~/ui/layout/page-scripts'

export const handle = scriptless

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readOfferPage({ request, link: params.id ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerOfferPage({ request, link: params.id ?? '', locale: await requestLocale(request) })
}

export const headers = privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateHead(data?.title ?? '', siteDataOf(matches)?.settings.brandName ?? '')

export default function Offer() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (data.kind === 'closed') return <ClosedLink {...data} />
  return <OfferPage offer={data.offer} done={data.done} reply={reply} />
}

export { OfferFailure as ErrorBoundary } from '~/features/offers/guest/offer-failure'
