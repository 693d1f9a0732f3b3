import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readReviewList } from '~/features/reviews/staff/read-review-list.server'
import { ReviewList } from '~/features/reviews/staff/review-list'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readReviewList(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffReviews() {
  return <ReviewList {...useLoaderData<typeof loader>()} />
}
