import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerUpload } from '~/features/rental-table/table/answer-upload.server'
import { readTablePage } from '~/features/rental-table/table/read-table-page.server'
import { TablePage } from '~/features/rental-table/table/table-page'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readTablePage(request, await requestLocale(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return answerUpload(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffRentals() {
  return <TablePage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
}
