import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerSubscriptionForm } from '~/features/leads/subscription/answer-subscription-form.server'
import { newsletterHead } from '~/features/newsletter/newsletter-head'
import { NewsletterPage } from '~/features/newsletter/newsletter-page'
import { readNewsletter } from '~/features/newsletter/read-newsletter.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['newsletter', 'forms', 'leads'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readNewsletter(await requestLocale(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return answerSubscriptionForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? newsletterHead(data, siteDataOf(matches)) : []

export default function Newsletter() {
  return (
    <NewsletterPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}
