import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerOfferForm } from '~/features/offers/staff/answer-offer-form.server'
import { OfferFormPage } from '~/features/offers/staff/offer-form-page'
import { readOfferForm } from '~/features/offers/staff/read-offer-form.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { keepUnsent } from '~/features/staff/unsent/keep-unsent.server'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readOfferForm({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const about = { id: params.id ?? '', locale: await requestLocale(request) }
  return keepUnsent(request, (sent) => answerOfferForm({ request: sent, ...about }))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.stay.reference ?? '', matches)

export default function StaffOffer() {
  return (
    <OfferFormPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}

export { UnsentProblem as ErrorBoundary } from '~/features/staff/unsent/unsent-problem'
