import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { landingHandler } from '~/features/leads/landing/landing-handler.server'
import { answerLeadCall } from '~/features/leads/submit/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, landingHandler())
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, landingHandler())
}
