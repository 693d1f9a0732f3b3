import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goneHead } from '~/features/site/head/gone-head'
import { landingHead } from '~/features/landings/head/landing-head'
import { LandingPricesView } from '~/features/landings/prices-page/landing-prices-view'
import { readLandingPrices } from '~/features/landings/prices-page/read-landing-prices.server'
import { LandingError } from '~/features/landings/page/gone-screen'
import { answerLandingForm } from '~/features/leads/landing/answer-landing-form.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['landings', 'forms', 'leads'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readLandingPrices(await requestLocale(request), new URL(request.url).searchParams)
}

export async function action({ request }: ActionFunctionArgs) {
  return answerLandingForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? landingHead({ parts: data }, siteDataOf(matches)) : goneHead(siteDataOf(matches))

export default function LandingPrices() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <LandingPricesView data={data} reply={reply} />
}

export { LandingError as ErrorBoundary }
