import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerVerify } from '~/features/bookings/answer-verify'
import { answerCall } from '~/features/bookings/answer-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerCall(request, answerVerify)
}

export function action({ request }: ActionFunctionArgs) {
  return answerCall(request, answerVerify)
}
