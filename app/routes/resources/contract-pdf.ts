import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerPdf } from '~/features/contracts/api/pdf-answer.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerPdf(request, params.id ?? '')
}
