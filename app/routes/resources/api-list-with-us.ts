import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { listWithUsTaker } from '~/features/leads/owners/owners-takers.server'
import { answerLeadCall } from '~/features/leads/take/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, listWithUsTaker)
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, listWithUsTaker)
}
