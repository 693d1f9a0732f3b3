import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerShareImage } from '~/features/share-images/answer-share-image.server'

export function loader({ params }: LoaderFunctionArgs) {
  return answerShareImage(params.file ?? '')
}
