import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerReviewDesk } from '~/features/reviews/staff/answer-review-desk.server'
import { readReviewDesk } from '~/features/reviews/staff/read-review-desk.server'
import { ReviewDesk } from '~/features/reviews/staff/review-desk'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readReviewDesk({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerReviewDesk({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffReview() {
  return <ReviewDesk data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
}
