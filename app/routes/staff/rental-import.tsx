import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerImport } from '~/features/rental-table/import/answer-import.server'
import { ImportPage } from '~/features/rental-table/import/import-page'
import { readImportPage } from '~/features/rental-table/import/read-import-page.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readImportPage({ request, locale: await requestLocale(request), id: params.id ?? '' })
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerImport({ request, locale: await requestLocale(request), id: params.id ?? '' })
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffRentalImport() {
  return <ImportPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
}
