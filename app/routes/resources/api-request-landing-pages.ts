import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { landingTaker } from '~/features/leads/landing/landing-taker.server'
import { answerLeadCall } from '~/features/leads/take/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, landingTaker())
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, landingTaker())
}
