import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerSubscriptionForm } from '~/features/leads/subscription/answer-subscription-form.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { readSubscribePage } from '~/features/subscribe/read-subscribe-page.server'
import { subscribeHead } from '~/features/subscribe/subscribe-head'
import { SubscribePage } from '~/features/subscribe/subscribe-page'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['forms', 'leads', 'subscribe'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readSubscribePage(await requestLocale(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return answerSubscriptionForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? subscribeHead(data, siteDataOf(matches)) : []

export default function Subscribe() {
  return (
    <SubscribePage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}
