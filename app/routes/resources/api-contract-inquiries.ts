import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerNewInquiryCall } from '~/features/contract-inquiries/answer-inquiry-calls.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerNewInquiryCall(request)
}

export function action({ request }: ActionFunctionArgs) {
  return answerNewInquiryCall(request)
}
