import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { aboutUsHead } from '~/features/about-us/about-us-head'
import { AboutUsPage } from '~/features/about-us/about-us-page'
import { readAboutUs } from '~/features/about-us/read-about-us.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['aboutUs', 'careers'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readAboutUs(await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? aboutUsHead(data, siteDataOf(matches)) : []

export default function AboutUs() {
  return <AboutUsPage {...useLoaderData<typeof loader>()} />
}
