import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BookingOfStay } from '~/features/booking-confirmations/staff/booking-of-stay'
import { readBookingOfStay } from '~/features/booking-confirmations/staff/read-booking-of-stay.server'
import { shareBooking } from '~/features/booking-confirmations/staff/share-booking.server'
import { OffersOfStay } from '~/features/offers/staff/offers-of-stay'
import { readOffersOfStay } from '~/features/offers/staff/read-offers-of-stay.server'
import { PaymentsOfStay } from '~/features/payments/staff/payments-of-stay'
import { readPaymentsOfStay } from '~/features/payments/staff/read-payments-of-stay.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { keepUnsent } from '~/features/staff/unsent/keep-unsent.server'
import { answerStayPage } from '~/features/stays/staff/answer-stay-page.server'
import { readStayPage } from '~/features/stays/staff/read-stay-page.server'
import { StayPage } from '~/features/stays/staff/stay-page'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = await requestLocale(request)
  const { stay, page } = await readStayPage({ request, id: params.id ?? '', locale })
  const reader = { request, locale }
  return {
    ...page,
    bookingLink: await readBookingOfStay({ locale, stay }),
    offers: await readOffersOfStay(stay.offers, reader),
    payments: readPaymentsOfStay(stay, reader),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const locale = await requestLocale(request)
  const about = { id: params.id ?? '', locale, shareBooking }
  return keepUnsent(request, (sent) => answerStayPage({ request: sent, ...about }))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.stay.reference ?? '', matches)

export default function StaffStay() {
  const data = useLoaderData<typeof loader>()
  return (
    <StayPage data={data} reply={useActionData<typeof action>()}>
      {data.bookingLink && <BookingOfStay data={data.bookingLink} />}
      <OffersOfStay data={data.offers} mayWithdraw={!data.stay.contract} />
      <PaymentsOfStay data={data.payments} />
    </StayPage>
  )
}

export { UnsentProblem as ErrorBoundary } from '~/features/staff/unsent/unsent-problem'
