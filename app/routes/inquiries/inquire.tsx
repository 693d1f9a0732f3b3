import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { inquiryHead } from '~/features/inquiries/page/inquiry-head'
import { InquiryPage } from '~/features/inquiries/page/inquiry-page'
import { readInquiryPage } from '~/features/inquiries/page/read-inquiry-page.server'
import { answerInquiryForm } from '~/features/inquiries/submit/answer-inquiry-form.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['forms', 'inquiry', 'pricing'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readInquiryPage(await requestLocale(request), new URL(request.url).searchParams)
}

export async function action({ request }: ActionFunctionArgs) {
  return answerInquiryForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? inquiryHead(data, siteDataOf(matches)) : []

export default function Inquire() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <InquiryPage key={data.own?.requirement.slug} data={data} reply={reply} />
}
