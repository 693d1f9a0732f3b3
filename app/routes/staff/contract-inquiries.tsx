import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readInquiryList } from '~/features/contract-inquiries/read-staff-list.server'
import { InquiryList } from '~/features/contract-inquiries/staff-list'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readInquiryList(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.words.staffInquiry.listTitle ?? '', matches)

export default function StaffInquiries() {
  return <InquiryList {...useLoaderData<typeof loader>()} />
}
