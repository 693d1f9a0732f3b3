import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { listWithUsHandler } from '~/features/leads/owners/owners-handlers.server'
import { answerLeadCall } from '~/features/leads/submit/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, listWithUsHandler)
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, listWithUsHandler)
}
