import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { assistantHead } from '~/features/assistant/page/assistant-head'
import { AssistantPage } from '~/features/assistant/page/assistant-page'
import { readAssistantPage } from '~/features/assistant/page/read-assistant-page.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['listings'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readAssistantPage(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? assistantHead(data, siteDataOf(matches)) : []

export default function Assistant() {
  return <AssistantPage data={useLoaderData<typeof loader>()} />
}
