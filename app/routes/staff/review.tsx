import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerStaffReview } from '~/features/reviews/staff/answer-staff-review.server'
import { readStaffReview } from '~/features/reviews/staff/read-staff-review.server'
import { StaffReviewPage } from '~/features/reviews/staff/staff-review-page'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { keepUnsent } from '~/features/staff/unsent/keep-unsent.server'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readStaffReview({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const about = { id: params.id ?? '', locale: await requestLocale(request) }
  return keepUnsent(request, (sent) => answerStaffReview({ request: sent, ...about }))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffReview() {
  return (
    <StaffReviewPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}

export { UnsentProblem as ErrorBoundary } from '~/features/staff/unsent/unsent-problem'
