import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerBooking } from '~/features/bookings/answer-booking'
import { answerCall } from '~/features/bookings/answer-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerCall(request, answerBooking)
}

export function action({ request }: ActionFunctionArgs) {
  return answerCall(request, answerBooking)
}
