import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { subscriptionHandler } from '~/features/leads/subscription/subscription-handler.server'
import { answerLeadCall } from '~/features/leads/submit/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, subscriptionHandler)
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, subscriptionHandler)
}
