import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { legalHead } from '~/features/legal/legal-head'
import { LegalPage } from '~/features/legal/legal-page'
import { readLegalPage } from '~/features/legal/read-legal-page.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readLegalPage(await requestLocale(request), params)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? legalHead(data, siteDataOf(matches)) : []

export default function LegalText() {
  const data = useLoaderData<typeof loader>()
  return <LegalPage key={data.title} data={data} />
}
