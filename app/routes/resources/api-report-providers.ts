import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { reportHandler } from '~/features/leads/report/report-handler.server'
import { answerLeadCall } from '~/features/leads/submit/answer-lead-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerLeadCall(request, reportHandler())
}

export function action({ request }: ActionFunctionArgs) {
  return answerLeadCall(request, reportHandler())
}
