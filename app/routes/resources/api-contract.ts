import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerContractCall } from '~/features/contracts/api/answer-contract-calls.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerContractCall(request, params.id ?? '')
}

export function action({ request, params }: ActionFunctionArgs) {
  return answerContractCall(request, params.id ?? '')
}
