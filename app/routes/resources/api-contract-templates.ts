import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerTemplatesCall } from '~/features/contracts/api/answer-contract-calls.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerTemplatesCall(request)
}
