import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerInbox } from '~/features/desk/inbox/answer-inbox.server'
import { InboxPage } from '~/features/desk/inbox/inbox-page'
import { readInbox } from '~/features/desk/inbox/read-inbox.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { keepShownData } from '~/features/staff/live/keep-shown-data'
import { keepUnsent } from '~/features/staff/unsent/keep-unsent.server'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readInbox(request, await requestLocale(request))
}

export const clientLoader = keepShownData()

export async function action({ request }: ActionFunctionArgs) {
  const locale = await requestLocale(request)
  return keepUnsent(request, (sent) => answerInbox(sent, locale))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffInbox() {
  return <InboxPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
}

export { InboxProblem as ErrorBoundary } from '~/features/desk/inbox/inbox-problem'
