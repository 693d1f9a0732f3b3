import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerInquiryPage } from '~/features/contract-inquiries/answer-inquiry-page.server'
import { ContractInquiryPage } from '~/features/contract-inquiries/contract-inquiry-page'
import { readContractInquiryPage } from '~/features/contract-inquiries/read-contract-inquiry-page.server'
import { ClosedLink } from '~/features/private-pages/closed-link'
import { siteDataOf } from '~/features/site/site-data-of'
import { privateHead, privateHeaders } from '~/features/site/head/private-head'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['forms', 'leads'] } satisfies I18nHandle

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readContractInquiryPage({
    request,
    id: params.id ?? '',
    locale: await requestLocale(request),
  })
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerInquiryPage({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export const headers = privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateHead(data?.words.title ?? '', siteDataOf(matches)?.settings.brandName ?? '')

export default function ContractInquiry() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (data.kind === 'closed') return <ClosedLink {...data} />
  return <ContractInquiryPage data={data} done={data.done} reply={reply} />
}

export { InquiryFailure as ErrorBoundary } from '~/features/contract-inquiries/inquiry-failure'
