import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerTableFile } from '~/features/rental-table/table/answer-table-file.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerTableFile(request, params.name ?? '')
}
