import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BookingPage } from '~/features/booking-confirmations/page/booking-page'
import { readBookingPage } from '~/features/booking-confirmations/page/read-booking-page.server'
import { ClosedLink } from '~/features/private-pages/closed-link'
import { siteDataOf } from '~/features/site/site-data-of'
import { privateHead, privateHeaders } from '~/features/site/head/private-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = await requestLocale(request)
  return readBookingPage({ request, locale, link: params.slug ?? '' })
}

export const headers = privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateHead(data?.words.title ?? '', siteDataOf(matches)?.settings.brandName ?? '')

export default function BookingConfirmation() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'closed' ? <ClosedLink {...data} /> : <BookingPage {...data} />
}

export { PrivateFailure as ErrorBoundary } from '~/features/site/private-failure'
