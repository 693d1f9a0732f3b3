import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerBookingDesk } from '~/features/booking-confirmations/staff/answer-booking-desk.server'
import { BookingDesk } from '~/features/booking-confirmations/staff/booking-desk'
import { readBookingDesk } from '~/features/booking-confirmations/staff/read-booking-desk.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readBookingDesk({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerBookingDesk({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.noRequirement ?? '', matches)

export default function StaffBooking() {
  return (
    <BookingDesk data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  )
}
