import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerPaymentForm } from '~/features/payments/staff/answer-payment-form.server'
import { PaymentFormPage } from '~/features/payments/staff/payment-form-page'
import { readPaymentForm } from '~/features/payments/staff/read-payment-form.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { keepUnsent } from '~/features/staff/unsent/keep-unsent.server'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readPaymentForm({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const about = { id: params.id ?? '', locale: await requestLocale(request) }
  return keepUnsent(request, (sent) => answerPaymentForm({ request: sent, ...about }))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.stay.reference ?? '', matches)

export default function StaffPayment() {
  return (
    <PaymentFormPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}

export { UnsentProblem as ErrorBoundary } from '~/features/staff/unsent/unsent-problem'
