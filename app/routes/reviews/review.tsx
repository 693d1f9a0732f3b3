import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ClosedLink } from '~/features/private-pages/closed-link'
import { answerReviewPage } from '~/features/reviews/guest/answer-review-page.server'
import { readReviewPage } from '~/features/reviews/guest/read-review-page.server'
import { ReviewPage } from '~/features/reviews/guest/review-page'
import { privateHead, privateHeaders } from '~/features/site/head/private-head'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import { scriptless } from '~/ui/layout/page-scripts'

export const handle = scriptless

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readReviewPage({ request, link: params.slug ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerReviewPage({
    request,
    link: params.slug ?? '',
    locale: await requestLocale(request),
  })
}

export const headers = privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateHead(data?.title ?? '', siteDataOf(matches)?.settings.brandName ?? '')

export default function Review() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return data.kind === 'closed' ? (
    <ClosedLink {...data} />
  ) : (
    <ReviewPage data={data} reply={reply} />
  )
}

export { ReviewFailure as ErrorBoundary } from '~/features/reviews/guest/review-failure'
