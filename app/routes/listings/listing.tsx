import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerLandingForm } from '~/features/leads/landing/answer-landing-form.server'
import { listingHead } from '~/features/listings/seo/listing-head'
import { ListingPage } from '~/features/listings/list/listing-page'
import { readListingPage } from '~/features/listings/list/read-listing-page.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { getSectionRequest } from '~/routing/section-request'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['listings', 'calculator'] } satisfies I18nHandle

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { section, locale, search } = getSectionRequest(request)
  const place = { state: params.state, location: params.location }
  return readListingPage({ section, locale, place, params: search })
}

/** The form of the top-listing variant. */
export function action({ request }: ActionFunctionArgs) {
  return answerLandingForm(request, getSectionRequest(request).locale)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? listingHead(data, siteDataOf(matches)) : []

export default function Listing() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <ListingPage data={data} reply={reply} />
}
