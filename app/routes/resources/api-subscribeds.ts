import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { subscriptionTaker } from '~/features/leads/subscription/subscription-taker.server'
import { answerLeadCall } from '~/features/leads/take/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, subscriptionTaker)
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, subscriptionTaker)
}
