import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerEntry } from '~/features/desk/calendar/entry/answer-entry.server'
import { EntryPage } from '~/features/desk/calendar/entry/entry-page'
import { readEntry } from '~/features/desk/calendar/entry/read-entry.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readEntry({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerEntry({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.entry.name ?? '', matches)

export default function StaffReservation() {
  const problem = useActionData<typeof action>()?.problem
  return <EntryPage data={useLoaderData<typeof loader>()} problem={problem} />
}
