import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerMapCards } from '~/features/listings/map/answer-map-calls.server'

export function loader({ request }: LoaderFunctionArgs) {
  return answerMapCards(request)
}
