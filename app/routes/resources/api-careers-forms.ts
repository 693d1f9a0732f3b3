import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { careerHandler } from '~/features/leads/career/career-handler.server'
import { answerLeadCall } from '~/features/leads/submit/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, careerHandler())
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, careerHandler())
}
