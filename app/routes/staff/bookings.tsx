import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BookingList } from '~/features/booking-confirmations/staff/booking-list'
import { readBookingList } from '~/features/booking-confirmations/staff/read-booking-list.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readBookingList(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.words.staffBooking.listTitle ?? '', matches)

export default function StaffBookings() {
  return <BookingList {...useLoaderData<typeof loader>()} />
}
