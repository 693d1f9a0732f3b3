import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerPreviewLink } from '~/features/preview/link/answer-preview-link.server'

export function loader({ params }: LoaderFunctionArgs) {
  return answerPreviewLink(params.token ?? '')
}
