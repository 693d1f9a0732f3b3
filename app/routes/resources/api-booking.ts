import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerBooking } from '~/features/quote-api/answer-booking'
import { answerCall } from '~/features/quote-api/answer-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerCall(request, answerBooking)
}

export function action({ request }: ActionFunctionArgs) {
  return answerCall(request, answerBooking)
}
