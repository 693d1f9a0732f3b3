import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerSubscriptionForm } from '~/features/leads/subscription/answer-subscription-form.server'
import { issueHead } from '~/features/newsletter/newsletter-head'
import { IssuePage } from '~/features/newsletter/issue-page'
import { readIssue } from '~/features/newsletter/read-newsletter.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['newsletter', 'forms', 'leads'] } satisfies I18nHandle

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readIssue(await requestLocale(request), params.slug ?? '')
}

export async function action({ request }: ActionFunctionArgs) {
  return answerSubscriptionForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? issueHead(data, siteDataOf(matches)) : []

export default function NewsletterIssue() {
  return <IssuePage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
}
