import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerListWithUsForm } from '~/features/leads/owners/answer-owners-forms.server'
import { ListWithUsPage } from '~/features/owners/list-with-us/list-with-us-page'
import { ownersHead } from '~/features/owners/owners-head'
import { readListWithUs } from '~/features/owners/list-with-us/read-list-with-us.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['owners', 'forms', 'leads'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readListWithUs(await requestLocale(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return answerListWithUsForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? ownersHead('listWithUs', data, siteDataOf(matches)) : []

export default function ListWithUs() {
  return (
    <ListWithUsPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}
