import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerBookingCall } from '~/features/booking-confirmations/answer-booking-call.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerBookingCall(request, params.slug ?? '')
}
