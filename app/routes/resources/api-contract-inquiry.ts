import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerInquiryCall } from '~/features/contract-inquiries/answer-inquiry-calls.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerInquiryCall(request, params.id ?? '')
}

export function action({ request, params }: ActionFunctionArgs) {
  return answerInquiryCall(request, params.id ?? '')
}
