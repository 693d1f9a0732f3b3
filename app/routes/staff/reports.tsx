import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReportsPage } from '~/features/reports/page/reports-page'
import { readReportsPage } from '~/features/reports/read-reports-page.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readReportsPage(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffReports() {
  return <ReportsPage data={useLoaderData<typeof loader>()} />
}
