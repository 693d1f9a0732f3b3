import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { readStayList } from '~/features/stays/staff/read-stay-list.server'
import { StayList } from '~/features/stays/staff/stay-list'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readStayList(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffStays() {
  return <StayList {...useLoaderData<typeof loader>()} />
}
