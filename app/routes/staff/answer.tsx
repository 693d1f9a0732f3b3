import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { AnswerPage } from '~/features/stays/answer/answer-page'
import { answerStay } from '~/features/stays/answer/answer-stay.server'
import { readAnswerPage } from '~/features/stays/answer/read-answer-page.server'
import { keepUnsent } from '~/features/staff/unsent/keep-unsent.server'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readAnswerPage({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

/**
 * In the drawer of the inbox: what cannot be read there opens as a page, which says why. News interrupts a reading,
 * which then begins anew.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (err) {
    if (request.signal.aborted) throw err
    location.assign(request.url)
    return new Promise<never>(() => {})
  }
}

/** The inbox reloads on news. A reload of the draft in its drawer would replace what somebody types. */
export const shouldRevalidate = () => false

export async function action({ request, params }: ActionFunctionArgs) {
  const about = { id: params.id ?? '', locale: await requestLocale(request) }
  return keepUnsent(request, (sent) => answerStay({ request: sent, ...about }))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffAnswer() {
  return <AnswerPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
}

export { UnsentProblem as ErrorBoundary } from '~/features/staff/unsent/unsent-problem'
