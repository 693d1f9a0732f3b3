import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { referralTaker } from '~/features/leads/owners/owners-takers.server'
import { answerLeadCall } from '~/features/leads/take/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, referralTaker)
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, referralTaker)
}
