import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerVerify } from '~/features/quote-api/answer-verify'
import { answerCall } from '~/features/quote-api/answer-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerCall(request, answerVerify)
}

export function action({ request }: ActionFunctionArgs) {
  return answerCall(request, answerVerify)
}
