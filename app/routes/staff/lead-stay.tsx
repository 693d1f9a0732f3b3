import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerLeadStay } from '~/features/desk/lead-stay/answer-lead-stay.server'
import { LeadStayPage } from '~/features/desk/lead-stay/lead-stay-page'
import { readLeadStay } from '~/features/desk/lead-stay/read-lead-stay.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { keepUnsent } from '~/features/staff/unsent/keep-unsent.server'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readLeadStay({ request, locale: await requestLocale(request), id: params.id ?? '' })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const about = { id: params.id ?? '', locale: await requestLocale(request) }
  return keepUnsent(request, (sent) => answerLeadStay({ request: sent, ...about }))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffLeadStay() {
  return (
    <LeadStayPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}

export { UnsentProblem as ErrorBoundary } from '~/features/staff/unsent/unsent-problem'
