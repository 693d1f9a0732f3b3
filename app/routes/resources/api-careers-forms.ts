import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { careerTaker } from '~/features/leads/career/career-taker.server'
import { answerLeadCall } from '~/features/leads/take/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, careerTaker())
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, careerTaker())
}
