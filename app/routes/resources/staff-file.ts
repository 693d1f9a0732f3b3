import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFile } from '~/features/staff/files/answer-file.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerFile(request, params.id ?? '')
}
