import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerUpload } from '~/features/uploads/answer-upload.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerUpload(request)
}

export function action({ request }: ActionFunctionArgs) {
  return answerUpload(request)
}
