import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerStaffBooking } from '~/features/booking-confirmations/staff/answer-staff-booking.server'
import { StaffBookingPage } from '~/features/booking-confirmations/staff/staff-booking-page'
import { readStaffBooking } from '~/features/booking-confirmations/staff/read-staff-booking.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readStaffBooking({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerStaffBooking({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.noRequirement ?? '', matches)

export default function StaffBooking() {
  return (
    <StaffBookingPage
      data={useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>()}
    />
  )
}
