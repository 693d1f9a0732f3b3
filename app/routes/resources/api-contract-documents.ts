import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerDocumentsCall } from '~/features/documents/answer-documents-call.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerDocumentsCall(request)
}
