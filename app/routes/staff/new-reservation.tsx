import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerNewEntry } from '~/features/desk/calendar/new/answer-new-entry.server'
import { NewEntryPage } from '~/features/desk/calendar/new/new-entry-page'
import { readNewEntry } from '~/features/desk/calendar/new/read-new-entry.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { keepUnsent } from '~/features/staff/unsent/keep-unsent.server'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readNewEntry(request, await requestLocale(request))
}

export async function action({ request }: ActionFunctionArgs) {
  const locale = await requestLocale(request)
  return keepUnsent(request, (sent) => answerNewEntry(sent, locale))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffNewReservation() {
  return (
    <NewEntryPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}

export { UnsentProblem as ErrorBoundary } from '~/features/staff/unsent/unsent-problem'
