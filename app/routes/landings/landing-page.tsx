import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goneHead } from '~/features/site/head/gone-head'
import { landingHead } from '~/features/landings/head/landing-head'
import { LandingPageView } from '~/features/landings/offer-page/landing-page-view'
import { readLandingPage } from '~/features/landings/offer-page/read-landing-page.server'
import { LandingError } from '~/features/landings/page/gone-screen'
import { answerLandingForm } from '~/features/leads/landing/answer-landing-form.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['landings', 'forms', 'leads'] } satisfies I18nHandle

export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = await requestLocale(request)
  const search = new URL(request.url).searchParams
  return readLandingPage({ slug: params.slug ?? '', locale, search })
}

export async function action({ request }: ActionFunctionArgs) {
  return answerLandingForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? landingHead({ parts: data, products: data.own.products ?? [] }, siteDataOf(matches))
    : goneHead(siteDataOf(matches))

export default function LandingPage() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <LandingPageView data={data} reply={reply} />
}

export { LandingError as ErrorBoundary }
