import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { claimTaker } from '~/features/leads/report/report-taker.server'
import { answerLeadCall } from '~/features/leads/take/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, claimTaker())
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, claimTaker())
}
