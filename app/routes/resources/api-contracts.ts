import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerNewContractCall } from '~/features/contracts/api/answer-contract-calls.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerNewContractCall(request)
}

export function action({ request }: ActionFunctionArgs) {
  return answerNewContractCall(request)
}
